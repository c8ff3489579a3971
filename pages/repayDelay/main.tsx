import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import { withCopy } from '../../shared/platform/clipboard.ts';
import { frameDrawn } from '../../shared/platform/frameDrawn.ts';
import { phonePlace } from '../../shared/platform/storage/browserStores.ts';
import { text } from './messages.ts';
import { createRepayDelay } from './model.ts';
import { RepayDelay } from './RepayDelay.tsx';

const loadAfterRollover = async () => {
  await frameDrawn();
  return import('./afterRollover.tsx');
};

/** The module that several late chunks use, for paying and for explaining a failure; it becomes part of the page's own script. */
export const sharedByParts = { sendToApp };

start({
  create: (env) => createRepayDelay({ ...withCopy(env), phone: phonePlace, loadAfterRollover }),
  Screen: RepayDelay,
  title: text.title,
  client: callClient,
});
