import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
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

start({
  create: (env) => createRepayDelay({ ...withCopy(env), phone: phonePlace, loadAfterRollover }),
  Screen: RepayDelay,
  title: text.title,
  client: callClient,
});
