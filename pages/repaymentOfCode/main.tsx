import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { withPayments } from '../../shared/payments/orderPayments.ts';
import { withCopy } from '../../shared/platform/handOver/handOver.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { createRepaymentOfCode } from './model.ts';
import { RepaymentOfCode } from './RepaymentOfCode.tsx';

start({
  create: (env) => createRepaymentOfCode(withPayments(withCopy(env))),
  Screen: RepaymentOfCode,
  title: commonText.payCode,
  later: async () => (await import('../../shared/features/codes/later.tsx')).later,
});
