import { defineMessages } from '../../shared/i18n/messages.ts';

export const complaintText = defineMessages('complaint', {
  title: 'Complaint',
  mine: 'My complaints',
  order: 'Order',
  all: 'All',
  notChosen: 'No order is chosen. If your complaint is about an order, choose it first.',
  choose: 'Choose an order',
  without: 'There is no order to choose here. Your complaint is sent without one.',
  about: 'What is it about?',
  written: 'Your message is ready: choose, and look it over.',
  noTypes: 'There is nothing to choose right now.',
  notCollection: 'The selected order does not support sending collection types',
  orderFirst: 'A complaint about collection needs an order, and none is chosen.',
  sent: 'Your complaint has been sent',
  progress: 'See its progress',
});

export const complaintRestText = defineMessages('complaintRest', {
  orders: 'All orders',
  noOrders: 'There is no order to choose.',
  more: 'Show more ({left})',
  cancel: 'Cancel',
  sentAt: 'Sent',
  due: 'Answer by',
});
