import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { browserPhone, browserTabWithLists } from '../../shared/platform/storage/browserLists.ts';
import { browserSubmissionLog } from '../../shared/platform/storage/submissionLog.ts';
import { ComplainPageNext } from './ComplainPageNext.tsx';
import { text } from './messages.ts';
import { createComplaintForm } from './model.ts';

start({
  create: (env) =>
    createComplaintForm({
      ...env,
      // Only a borrower who adds a photo needs this.
      shrinkImage: async (file) => {
        const { shrinkImage } = await import('../../shared/platform/images/shrinkImage.ts');
        return shrinkImage(file);
      },
      submissionLog: browserSubmissionLog(),
      store: browserTabWithLists(env.page),
      phone: browserPhone(env.page),
    }),
  Screen: ComplainPageNext,
  title: text.title,
  client: callClient,
});
