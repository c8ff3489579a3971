import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { browserRouteDocument } from '../../shared/navigation/inPageRoute.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { BorrowDetail } from './BorrowDetail.tsx';
import { createBorrowDetail } from './model.ts';

start({
  create: (env) => createBorrowDetail({ ...env, place: browserRouteDocument }),
  Screen: BorrowDetail,
  title: commonText.orderDetails,
  later: async () => (await import('./later.tsx')).later,
});
