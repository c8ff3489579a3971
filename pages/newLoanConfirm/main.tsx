import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { newOfferPage } from '../../shared/features/confirmation/offerPage.ts';
import { holdsSubmission } from '../../shared/platform/storage/browserStores.ts';
import { text } from './messages.ts';
import { NewLoanConfirm } from './NewLoanConfirm.tsx';

start({
  create: (env) => newOfferPage({ ...env, holdsSubmission }),
  Screen: NewLoanConfirm,
  title: text.title,
  later: async () => (await import('./later.tsx')).later,
});
