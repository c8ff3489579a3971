import { defineMessages } from '../../../shared/i18n/messages.ts';

export const text = defineMessages('papers', {
  sheet: '{brand} · order {order} · as of {time}',
  cost: 'What this loan costs',
  dueNow: 'To pay now',
  dueNext: 'Next payment',
  payBy: 'Due on',
  toCome: 'Payments to come, as you confirmed them',
  costLimits:
    'These are all the figures that the service gives for this order. What it does not name here, such as interest, fees or a yearly rate, look up in your contracts, or ask customer service.',
  contracts: 'Your contracts',
  read: 'Read',
  readNamed: 'Read: {title}',
  noContracts: 'There is no contract to read here. Customer service can send you a copy.',
  contractsLimits: 'Each contract opens on a page of its own: print it there. This page holds only the names.',
  opening: 'Opening the document…',
  receipts: 'Receipts',
  noReceipts: 'This phone has kept no receipt for this order.',
  receiptsLimits:
    'The service gives no list of earlier payments. Here are those that this phone has seen in your order since you signed in, for {days} days. They are no official receipts.',
  print: 'Print or save as PDF',
  printAsked: 'If nothing has opened, look for Print in your browser’s menu.',
  noPrint: 'This app does not print. Take pictures of the screen instead.',
  order: 'View order',
});
