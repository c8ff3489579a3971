import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { browserBackGuard } from '../../shared/navigation/backGuard.ts';
import { inspectDocument } from '../../shared/platform/inspectDocument.ts';
import { browserSubmissionLog } from '../../shared/platform/storage/submissionLog.ts';
import { ConfirmOfPeriod } from './ConfirmOfPeriod.tsx';
import { text } from './messages.ts';
import { createConfirmOfPeriod } from './model.ts';

start({
  create: (env) =>
    createConfirmOfPeriod({
      ...env,
      submissionLog: browserSubmissionLog(),
      guard: browserBackGuard(),
      lookAt: (url) => inspectDocument(url, env.navigator.origin),
    }),
  Screen: ConfirmOfPeriod,
  text,
  client: callClient,
});
