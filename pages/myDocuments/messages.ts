import { defineMessages } from '../../shared/i18n/messages.ts';

export const text = defineMessages('myDocuments', {
  sheet: '{brand} · order {order} · as of {time}',
  cost: 'What this loan costs',
  limits: 'For interest, fees and the yearly rate, see your contracts. For an official receipt, ask us.',
  receipts: 'Receipts',
  paid: 'Payment received',
  noReceipts: 'No receipts yet.',
});
