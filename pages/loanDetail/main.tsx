import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { LoanDetail } from './LoanDetail.tsx';
import { loanDetailText as text } from './messages.ts';
import { createLoanDetail } from './model.ts';

start({
  create: (env) => createLoanDetail(env),
  Screen: LoanDetail,
  title: text.title,
  later: async () => (await import('./later.tsx')).later,
});
