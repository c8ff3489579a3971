import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { withCopy } from '../../shared/app/clipboard.ts';
import { start } from '../../shared/app/start.tsx';
import { text } from './messages.ts';
import { createRepayDelay } from './model.ts';
import { RepayDelay } from './RepayDelay.tsx';

start({ create: (env) => createRepayDelay(withCopy(env)), Screen: RepayDelay, text, client: callClient });
