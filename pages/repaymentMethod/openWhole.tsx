import type { WholeScreen } from '../../shared/features/core/DisplayFirst/displayFirst.ts';
import { browserRoutes } from '../../shared/navigation/inPageRoute.ts';
import type { Env } from '../../shared/platform/env.ts';
import { browserSubmissionLog } from '../../shared/platform/storage/submissionLog.ts';
import { createRepaymentMethod } from './model.ts';
import { RepaymentMethod } from './RepaymentMethod.tsx';

/** The page with all that it takes to pay. */
export const openWhole = (env: Env): WholeScreen => {
  const model = createRepaymentMethod({ ...env, submissionLog: browserSubmissionLog(), routes: browserRoutes });
  model.open();
  return { Screen: () => <RepaymentMethod model={model} /> };
};
