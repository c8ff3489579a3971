import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { borrowDetailText as text } from '../../shared/features/order/messages.ts';
import { browserRouteDocument } from '../../shared/navigation/inPageRoute.ts';
import { BorrowDetail } from './BorrowDetail.tsx';
import { createBorrowDetail } from './model.ts';

start({
  create: (env) => createBorrowDetail({ ...env, place: browserRouteDocument }),
  Screen: BorrowDetail,
  title: text.title,
  later: async () => (await import('./later.tsx')).later,
});
