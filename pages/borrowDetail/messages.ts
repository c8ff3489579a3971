import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('borrowDetail', {
  title: 'Order Details',
  whole: 'See your order',
  call: 'Call customer service',
});
