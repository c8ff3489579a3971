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

/** The modules that both late chunks use, the complete screen and the one that explains a failure; they become part of the page's own script. */
export const sharedByParts = { callPhone, sendToApp, addressOf, refusals };

start({
  // The offer is shown first; the code for signing it loads after the document.
  create: (env) => displayOffer(env, async () => (await import('./openWhole.tsx')).openWhole),
  Screen: FirstScreen,
  title: text.title,
  client: callClient,
});
