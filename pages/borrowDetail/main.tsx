import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { browserRouteDocument } from '../../shared/navigation/inPageRoute.ts';
import { BorrowDetail } from './BorrowDetail.tsx';
import { text } from './messages.ts';
import { createBorrowDetail } from './model.ts';

start({
  create: (env) =>
    createBorrowDetail({
      ...env,
      place: browserRouteDocument,
      loadWatch: async () => (await import('./openWatch.ts')).openWatch,
    }),
  Screen: BorrowDetail,
  title: text.title,
  client: callClient,
});
