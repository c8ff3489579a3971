import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { browserRoutes } from '../../shared/navigation/inPageRoute.ts';
import { browserSubmissionLog } from '../../shared/platform/storage/submissionLog.ts';
import { text } from './messages.ts';
import { createRepaymentMethod } from './model.ts';
import { RepaymentMethod } from './RepaymentMethod.tsx';

start({
  create: (env) => createRepaymentMethod({ ...env, submissionLog: browserSubmissionLog(), routes: browserRoutes }),
  Screen: RepaymentMethod,
  text,
  client: callClient,
});
