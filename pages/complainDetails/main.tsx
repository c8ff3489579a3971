import '../../styles/page.scss';
import './page.scss';
import { start } from '../../shared/app/start.tsx';
import { browserPhone, browserTabWithLists } from '../../shared/platform/storage/stored.ts';
import { ComplainDetails } from './ComplainDetails.tsx';
import { complainDetailsText as text } from './messages.ts';
import { createComplainDetails } from './model.ts';

start({
  create: (env) =>
    createComplainDetails({ ...env, store: browserTabWithLists(env.page), phone: browserPhone(env.page) }),
  Screen: ComplainDetails,
  title: text.title,
  later: async () => (await import('./later.tsx')).later,
});
