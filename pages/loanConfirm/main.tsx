import '../../styles/page.scss';
import { readLegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { refusals } from '../../shared/brand/refusals.ts';
import { holdsLoan } from '../../shared/features/confirmation/loanKey.ts';
import { callPhone } from '../../shared/features/core/callPhone.ts';
import { displayFirst } from '../../shared/features/core/DisplayFirst/displayFirst.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import { addressOf } from '../../shared/navigation/open.ts';
import { FirstScreen } from './FirstScreen.tsx';
import { text } from './messages.ts';

/** The modules that both late chunks use, the complete screen and the one that explains a failure; they become part of the page's own script. */
export const sharedByParts = { callPhone, sendToApp, addressOf, refusals };

start({
  // The offer is shown first; the code for signing it loads after the document.
  create: (env) =>
    displayFirst(env, {
      read: readLegacyLoanOffer,
      input: { productId: env.page.session.productId },
      isNamed: !!env.page.session.productId,
      mayShow: ({ promotion }) => !promotion && !holdsLoan(env.page),
      loadWhole: async () => (await import('./openWhole.tsx')).openWhole,
    }),
  Screen: FirstScreen,
  title: text.title,
  client: callClient,
});
