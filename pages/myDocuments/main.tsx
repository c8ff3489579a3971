import '../../styles/page.scss';
import './page.scss';
import { start } from '../../shared/app/start.tsx';
import { browserPrint } from '../../shared/platform/handOver/browserPrint.ts';
import { MyDocuments } from './MyDocuments.tsx';
import { text } from './messages.ts';
import { createMyDocuments } from './model.ts';

start({
  create: (env) =>
    createMyDocuments({
      ...env,
      printer: browserPrint,
    }),
  Screen: MyDocuments,
  title: text.title,
  later: async () => (await import('./later.tsx')).later,
});
