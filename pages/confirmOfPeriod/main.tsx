import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { refusals } from '../../shared/brand/refusals.ts';
import { displayOffer } from '../../shared/features/confirmation/displayOffer.ts';
import { callPhone } from '../../shared/features/core/callPhone.ts';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import { addressOf } from '../../shared/navigation/open.ts';
import { FirstScreen } from './FirstScreen.tsx';
import { text } from './messages.ts';

/** What both parts of the script use, the whole screen and what explains a failure, is the page's own. */
export const sharedByParts = { callPhone, sendToApp, addressOf, refusals };

start({
  // The offer is there first; what it takes to sign it follows the document.
  create: (env) => displayOffer(env, async () => (await import('./openWhole.tsx')).openWhole),
  Screen: FirstScreen,
  title: text.title,
  client: callClient,
});
