import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { newLoanConfirmText as text } from '../../shared/features/confirmation/messages.ts';
import { newOfferPage } from '../../shared/features/confirmation/offerPage.ts';
import { hasSubmissionRecord } from '../../shared/platform/storage/hasSubmissionRecord.ts';
import { NewLoanConfirm } from './NewLoanConfirm.tsx';

start({
  create: (env) => newOfferPage({ ...env, hasSubmissionRecord }),
  Screen: NewLoanConfirm,
  title: text.title,
  later: async () => (await import('./later.tsx')).later,
});
