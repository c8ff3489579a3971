import '../../styles/page.scss';
import './page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { browserPhone, browserTabWithLists } from '../../shared/platform/storage/browserLists.ts';
import { ComplaintList } from './ComplaintList.tsx';
import { text } from './messages.ts';
import { createComplaintList } from './model.ts';

start({
  create: (env) => createComplaintList({ ...env, store: browserTabWithLists(env.page), phone: browserPhone(env.page) }),
  Screen: ComplaintList,
  title: text.title,
  client: callClient,
});
