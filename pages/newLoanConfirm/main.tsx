import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { browserBackGuard } from '../../shared/navigation/backGuard.ts';
import { inspectDocument } from '../../shared/platform/inspectDocument.ts';
import { browserSubmissionLog } from '../../shared/platform/storage/submissionLog.ts';
import { text } from './messages.ts';
import { createNewLoanConfirm } from './model.ts';
import { NewLoanConfirm } from './NewLoanConfirm.tsx';

start({
  create: (env) =>
    createNewLoanConfirm({
      ...env,
      submissionLog: browserSubmissionLog(),
      guard: browserBackGuard(),
      lookAt: (url) => inspectDocument(url, env.navigator.origin),
    }),
  Screen: NewLoanConfirm,
  text,
  client: callClient,
});
