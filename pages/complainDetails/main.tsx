import '../../styles/page.scss';
import './page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { browserPhone, browserTabWithLists } from '../../shared/platform/storage/browserLists.ts';
import { ComplainDetails } from './ComplainDetails.tsx';
import { text } from './messages.ts';
import { createComplainDetails } from './model.ts';

start({
  create: (env) =>
    createComplainDetails({ ...env, store: browserTabWithLists(env.page), phone: browserPhone(env.page) }),
  Screen: ComplainDetails,
  title: text.title,
  client: callClient,
});
