import type { LegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { waitsForOffer } from '../../shared/features/confirmation/waitsForOffer.ts';
import type { WholeScreen } from '../../shared/features/core/DisplayFirst/displayFirst.ts';
import { browserBackGuard } from '../../shared/navigation/backGuard.ts';
import type { Env } from '../../shared/platform/env.ts';
import { browserSubmissionLog } from '../../shared/platform/storage/submissionLog.ts';
import { LoanConfirm } from './LoanConfirm.tsx';
import { createLoanConfirm } from './model.ts';

/** The complete page, which can sign. */
export const openWhole = (env: Env, seenOffer?: LegacyLoanOffer): WholeScreen => {
  const model = createLoanConfirm(
    { ...env, submissionLog: browserSubmissionLog(), guard: browserBackGuard() },
    seenOffer,
  );
  model.open();
  return { Screen: () => <LoanConfirm model={model} />, $isWaiting: waitsForOffer(model) };
};
