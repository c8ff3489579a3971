import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { shrinkPicture } from '../../shared/app/pictureShrinker.ts';
import { start } from '../../shared/app/start.tsx';
import { browserPhone, browserTabWithLists } from '../../shared/stores/browserStores.ts';
import { browserMarks } from '../../shared/stores/sentMarks.ts';
import { ComplainPageNext } from './ComplainPageNext.tsx';
import { text } from './messages.ts';
import { createComplaintForm } from './model.ts';

start({
  create: (env) =>
    createComplaintForm({
      ...env,
      shrinkPicture,
      marks: browserMarks(),
      store: browserTabWithLists(env.page),
      phone: browserPhone(env.page),
    }),
  Screen: ComplainPageNext,
  text,
  client: callClient,
});
