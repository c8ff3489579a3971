import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { browserRoutes } from '../../shared/navigation/inPageRoute.ts';
import { withPayments } from '../../shared/payments/orderPayments.ts';
import { hasSubmissionRecord } from '../../shared/platform/storage/hasSubmissionRecord.ts';
import { repaymentMethodText as text } from './messages.ts';
import { createRepaymentMethod } from './model.ts';
import { RepaymentMethod } from './RepaymentMethod.tsx';

start({
  create: (env) => createRepaymentMethod({ ...withPayments(env), routes: browserRoutes, hasSubmissionRecord }),
  Screen: RepaymentMethod,
  title: text.title,
  later: async () => (await import('./later.tsx')).later,
});
