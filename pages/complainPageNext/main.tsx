import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { shrinkImage } from '../../shared/platform/images/shrinkImage.ts';
import { browserPhone, browserTabWithLists } from '../../shared/platform/storage/browserStores.ts';
import { browserSubmissionLog } from '../../shared/platform/storage/submissionLog.ts';
import { ComplainPageNext } from './ComplainPageNext.tsx';
import { text } from './messages.ts';
import { createComplaintForm } from './model.ts';

start({
  create: (env) =>
    createComplaintForm({
      ...env,
      shrinkImage,
      submissionLog: browserSubmissionLog(),
      store: browserTabWithLists(env.page),
      phone: browserPhone(env.page),
    }),
  Screen: ComplainPageNext,
  text,
  client: callClient,
});
