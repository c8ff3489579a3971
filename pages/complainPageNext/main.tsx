import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { ComplainPageNext } from './ComplainPageNext.tsx';
import { complainPageNextText as text } from './messages.ts';
import { createComplaintForm } from './model.ts';

start({
  create: createComplaintForm,
  Screen: ComplainPageNext,
  title: text.title,
  later: async () => (await import('./later.tsx')).later,
});
