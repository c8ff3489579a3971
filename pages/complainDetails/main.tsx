import '../../styles/page.scss';
import './page.scss';
import { start } from '../../shared/app/start.tsx';
import { ComplainDetails } from './ComplainDetails.tsx';
import { complainDetailsText as text } from './messages.ts';
import { createComplainDetails } from './model.ts';

start({
  create: createComplainDetails,
  Screen: ComplainDetails,
  title: text.title,
  later: async () => (await import('./later.tsx')).later,
});
