import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { browserBackGuard } from '../../shared/navigation/backGuard.ts';
import { browserSubmissionLog } from '../../shared/platform/storage/submissionLog.ts';
import { LoanConfirm } from './LoanConfirm.tsx';
import { text } from './messages.ts';
import { createLoanConfirm } from './model.ts';

start({
  create: (env) => createLoanConfirm({ ...env, submissionLog: browserSubmissionLog(), guard: browserBackGuard() }),
  Screen: LoanConfirm,
  text,
  client: callClient,
});
