import '../../styles/page.scss';
import './page.scss';
import { start } from '../../shared/app/start.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { MyDocuments } from './MyDocuments.tsx';
import { createMyDocuments } from './model.ts';

start({
  create: createMyDocuments,
  Screen: MyDocuments,
  title: commonText.documents,
  later: async () => (await import('./later.tsx')).later,
});
