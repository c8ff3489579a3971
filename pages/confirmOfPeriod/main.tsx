import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { newOfferPage } from '../../shared/features/confirmation/offerPage.ts';
import { hasSubmissionRecord } from '../../shared/platform/storage/browserStores.ts';
import { ConfirmOfPeriod } from './ConfirmOfPeriod.tsx';
import { text } from './messages.ts';

start({
  create: (env) => newOfferPage({ ...env, hasSubmissionRecord }),
  Screen: ConfirmOfPeriod,
  title: text.title,
  later: async () => (await import('./later.tsx')).later,
});
