import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { browserSubmissionLog } from '../../shared/platform/storage/submissionLog.ts';
import { ComplainPageNext } from './ComplainPageNext.tsx';
import { complainPageNextText as text } from './messages.ts';
import { createComplaintForm } from './model.ts';

start({
  create: (env) => createComplaintForm({ ...env, submissionLog: browserSubmissionLog() }),
  Screen: ComplainPageNext,
  title: text.title,
  later: async () => (await import('./later.tsx')).later,
});
