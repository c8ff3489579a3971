import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { withCopy } from '../../shared/app/clipboard.ts';
import { start } from '../../shared/app/start.tsx';
import { whenWhole } from '../../shared/app/whenWhole.ts';
import { text } from './messages.ts';
import { createRepaymentOfCode } from './model.ts';
import { RepaymentOfCode } from './RepaymentOfCode.tsx';

start({
  create: (env) => createRepaymentOfCode(withCopy(env)),
  Screen: RepaymentOfCode,
  text,
  client: callClient,
  when: whenWhole,
});
