import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { storedCode } from '../../shared/features/codes/storedCode.ts';
import { withPayments } from '../../shared/payments/orderPayments.ts';
import { withCopy } from '../../shared/platform/handOver/handOver.ts';
import { prerenderGate } from '../../shared/platform/prerenderGate.ts';
import { commonText } from '../../shared/ui/messages.ts';
import { RepaymentOfCode2 } from './RepaymentOfCode2.tsx';

start({
  create: (env) => storedCode(withPayments(withCopy(env))),
  Screen: RepaymentOfCode2,
  title: commonText.payCode,
  hold: prerenderGate,
  later: async () => (await import('./later.tsx')).later,
});
