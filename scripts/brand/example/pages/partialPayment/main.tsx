import 'borrower-web/styles/page.scss';
import { start } from 'borrower-web/shared/app/start.tsx';
import { browserSubmissionLog } from 'borrower-web/shared/platform/storage/submissionLog.ts';
import { text } from './messages.ts';
import { createPartialPayment } from './model.ts';
import { PartialPayment } from './PartialPayment.tsx';

start({
  create: (env) => createPartialPayment({ ...env, submissionLog: browserSubmissionLog() }),
  Screen: PartialPayment,
  title: text.title,
  later: async () => (await import('borrower-web/shared/features/core/commonParts.tsx')).commonParts,
});
