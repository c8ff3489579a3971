import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { withPayments } from '../../shared/payments/orderPayments.ts';
import { withCopy } from '../../shared/platform/handOver/handOver.ts';
import { repayDelayText as text } from './messages.ts';
import { createRepayDelay } from './model.ts';
import { RepayDelay } from './RepayDelay.tsx';

start({
  create: (env) => createRepayDelay(withPayments(withCopy(env))),
  Screen: RepayDelay,
  title: text.title,
  later: async () => (await import('./later.tsx')).later,
});
