import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { browserRouteDocument } from '../../shared/navigation/inPageRoute.ts';
import { BorrowDetail } from './BorrowDetail.tsx';
import { text } from './messages.ts';
import { createBorrowDetail } from './model.ts';

start({
  create: (env) => createBorrowDetail({ ...env, place: browserRouteDocument }),
  Screen: BorrowDetail,
  title: text.title,
  later: async () => (await import('./later.tsx')).later,
});
