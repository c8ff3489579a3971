import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { LoanDetail } from './LoanDetail.tsx';
import { createLoanDetail } from './model.ts';

start({
  create: (env) => createLoanDetail(env),
  Screen: LoanDetail,
  title: commonText.orderDetails,
  later: async () => (await import('./later.tsx')).later,
});
