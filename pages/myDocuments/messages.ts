import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('myDocuments', {
  title: 'My documents',
  sheet: '{brand} · order {order} · as of {time}',
  cost: 'What this loan costs',
  dueNow: 'To pay now',
  dueNext: 'Next payment',
  payBy: 'Due on',
  costLimits:
    'These are all the figures that the service gives for this order. What it does not name here, such as interest, fees or a yearly rate, look up in your contracts, or ask customer service.',
  contracts: 'Your contracts',
  read: 'Read',
  readNamed: 'Read: {title}',
  noContracts: 'There is no contract to read here. Customer service can send you a copy.',
  contractsLimits: 'Each contract opens on a page of its own: print it there. This page holds only the names.',
  opening: 'Opening the document…',
  receipts: 'Receipts',
  paid: 'Payment received',
  noReceipts: 'No receipts yet.',
  official: 'For an official receipt, ask us.',
  print: 'Print or save as PDF',
  printAsked: 'If nothing has opened, look for Print in your browser’s menu.',
  noPrint: 'This app does not print. Take pictures of the screen instead.',
  order: 'View order',
});
