import '../../styles/page.scss';
import { readLegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { start } from '../../shared/app/start.tsx';
import { loanConfirmText as text } from '../../shared/features/confirmation/messages.ts';
import { offerPage } from '../../shared/features/confirmation/offerPage.ts';
import { hasSubmissionRecord } from '../../shared/platform/storage/hasSubmissionRecord.ts';
import { LoanConfirm } from './LoanConfirm.tsx';

start({
  create: (env) =>
    offerPage(
      { ...env, hasSubmissionRecord },
      { readOffer: readLegacyLoanOffer, isGated: ({ promotion }) => !!promotion },
    ),
  Screen: LoanConfirm,
  title: text.title,
  later: async () => (await import('./later.tsx')).later,
});
