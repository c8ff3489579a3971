import 'borrower-web/styles/page.scss';
import { start } from 'borrower-web/shared/app/start.tsx';
import { text } from './messages.ts';
import { createPaymentHistory } from './model.ts';
import { PaymentHistory } from './PaymentHistory.tsx';

start({
  create: createPaymentHistory,
  Screen: PaymentHistory,
  title: text.title,
  // What comes after the data: here only what every page has. More of your own is a later.tsx, as in the app's pages.
  later: async () => (await import('borrower-web/shared/features/core/commonParts.tsx')).commonParts,
});
