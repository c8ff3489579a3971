import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('myDocuments', {
  title: 'Your documents',
  sheet: '{brand} · order {order} · as of {time}',
  cost: 'What this loan costs',
  dueNow: 'To pay now',
  dueNext: 'Next payment',
  payBy: 'Due',
  limits: 'For interest, fees and the yearly rate, see your contracts. For an official receipt, ask us.',
  contracts: 'Your contracts',
  read: 'Read',
  readNamed: 'Read: {title}',
  noContracts: 'There is no contract to read here. Customer service can send you a copy.',
  opening: 'Opening the document…',
  receipts: 'Receipts',
  paid: 'Payment received',
  noReceipts: 'No receipts yet.',
  print: 'Print or save as PDF',
  printAsked: 'Nothing opened? Look for Print in your browser’s menu.',
  save: 'Save as a picture',
  order: 'See your order',
});
