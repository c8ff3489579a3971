import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { displayOffer } from '../../shared/features/confirmation/displayOffer.ts';
import { FirstScreen } from './FirstScreen.tsx';
import { text } from './messages.ts';

start({
  // The offer is there first; what it takes to sign it follows the document.
  create: (env) => displayOffer(env, async () => (await import('./openWhole.tsx')).openWhole),
  Screen: FirstScreen,
  title: text.title,
  client: callClient,
});
