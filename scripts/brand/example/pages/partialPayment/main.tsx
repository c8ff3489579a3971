import 'borrower-web/styles/page.scss';
import { start } from 'borrower-web/shared/app/start.tsx';
import { withPayments } from 'borrower-web/shared/payments/orderPayments.ts';
import { browserSubmissionLog } from 'borrower-web/shared/platform/storage/submissionLog.ts';
import { text } from './messages.ts';
import { createPartialPayment } from './model.ts';
import { PartialPayment } from './PartialPayment.tsx';

start({
  create: (env) => createPartialPayment({ ...withPayments(env), submissionLog: browserSubmissionLog() }),
  Screen: PartialPayment,
  title: text.title,
  later: async () => (await import('borrower-web/shared/features/core/paymentParts.ts')).paymentParts,
});
