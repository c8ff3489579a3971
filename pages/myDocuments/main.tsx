import '../../styles/page.scss';
import './page.scss';
import { start } from '../../shared/app/start.tsx';
import { browserPrint } from '../../shared/platform/handOver/browserPrint.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { MyDocuments } from './MyDocuments.tsx';
import { createMyDocuments } from './model.ts';

start({
  create: (env) =>
    createMyDocuments({
      ...env,
      printer: browserPrint,
    }),
  Screen: MyDocuments,
  title: commonText.documents,
  later: async () => (await import('./later.tsx')).later,
});
