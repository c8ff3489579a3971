import type { LoanOffer } from '../../shared/api/endpoints/readLoanOffer.ts';
import { waitsForOffer } from '../../shared/features/confirmation/waitsForOffer.ts';
import type { WholeScreen } from '../../shared/features/core/DisplayFirst/displayFirst.ts';
import { browserBackGuard } from '../../shared/navigation/backGuard.ts';
import type { Env } from '../../shared/platform/env.ts';
import { inspectDocument } from '../../shared/platform/inspectDocument.ts';
import { browserSubmissionLog } from '../../shared/platform/storage/submissionLog.ts';
import { ConfirmOfPeriod } from './ConfirmOfPeriod.tsx';
import { createConfirmOfPeriod } from './model.ts';

/** The complete page, which can sign. */
export const openWhole = (env: Env, seenOffer?: LoanOffer): WholeScreen => {
  const model = createConfirmOfPeriod(
    {
      ...env,
      submissionLog: browserSubmissionLog(),
      guard: browserBackGuard(),
      lookAt: (url) => inspectDocument(url, env.navigator.origin),
    },
    seenOffer,
  );
  model.open();
  return { Screen: () => <ConfirmOfPeriod model={model} />, $isWaiting: waitsForOffer(model) };
};
