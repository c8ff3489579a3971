import { defineMessages } from '../../../shared/i18n/messages.ts';

export const text = defineMessages('complaintRest', {
  orders: 'All orders',
  noOrders: 'There is no order to choose.',
  more: 'Show more ({left})',
  cancel: 'Cancel',
  sentAt: 'Sent',
  due: 'Answer by',
});
