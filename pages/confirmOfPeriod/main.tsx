import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { confirmOfPeriodText as text } from '../../shared/features/confirmation/messages.ts';
import { newOfferPage } from '../../shared/features/confirmation/offerPage.ts';
import { hasSubmissionRecord } from '../../shared/platform/storage/hasSubmissionRecord.ts';
import { ConfirmOfPeriod } from './ConfirmOfPeriod.tsx';

start({
  create: (env) => newOfferPage({ ...env, hasSubmissionRecord }),
  Screen: ConfirmOfPeriod,
  title: text.title,
  later: async () => (await import('./later.tsx')).later,
});
