import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { earlierCodePageText as text } from '../../shared/features/codes/messages.ts';
import { withPayments } from '../../shared/payments/orderPayments.ts';
import { withCopy } from '../../shared/platform/handOver/copyText.ts';
import { createRepaymentOfCode } from './model.ts';
import { RepaymentOfCode } from './RepaymentOfCode.tsx';

start({
  create: (env) => createRepaymentOfCode(withPayments(withCopy(env))),
  Screen: RepaymentOfCode,
  title: text.title,
  later: async () => (await import('../../shared/features/codes/later.tsx')).later,
});
