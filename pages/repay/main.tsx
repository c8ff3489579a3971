import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { withPayments } from '../../shared/payments/orderPayments.ts';
import { withCopy } from '../../shared/platform/handOver/handOver.ts';
import { prerenderGate } from '../../shared/platform/prerenderGate.ts';
import { text } from './messages.ts';
import { createRepay } from './model.ts';
import { Repay } from './Repay.tsx';

start({
  create: (env) => createRepay(withPayments(withCopy(env))),
  Screen: Repay,
  title: text.title,
  hold: prerenderGate,
  later: async () => (await import('./later.tsx')).later,
});
