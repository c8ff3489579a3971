import { defineMessages } from '../../shared/i18n/messages.ts';

export const complaintText = defineMessages('complaint', {
  title: 'Complaint',
  all: 'All',
  notChosen: 'No order chosen yet. If your complaint is about one, choose it first.',
  choose: 'Choose an order',
  without: 'No order to choose here. You can complain without one.',
  about: 'What is it about?',
  written: 'Your message is ready. Choose what it is about, then check it.',
  noTypes: 'Nothing to choose right now.',
  notCollection: 'The selected order does not support sending collection types',
  sent: 'Your complaint has been sent ({time})',
  progress: 'See its progress',
  another: 'Write another',
});

export const complaintRestText = defineMessages('complaintRest', {
  orders: 'All orders',
  noOrders: 'No order to choose.',
});
