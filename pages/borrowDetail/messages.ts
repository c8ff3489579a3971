import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('borrowDetail', {
  title: 'Order Details',
  whole: 'See the whole order',
  call: 'Call customer service',
});
