import '../../styles/page.scss';
import { start } from '../../shared/app/start.tsx';
import { whenDocumentComplete } from '../../shared/app/whenDocumentComplete.ts';
import { wholeClient } from '../../shared/app/wholeClient.ts';
import { withCopy } from '../../shared/platform/clipboard.ts';
import { text } from './messages.ts';
import { createRepaymentOfCode } from './model.ts';
import { RepaymentOfCode } from './RepaymentOfCode.tsx';

start({
  create: (env) => createRepaymentOfCode(withCopy(env)),
  Screen: RepaymentOfCode,
  title: text.title,
  client: wholeClient,
  when: whenDocumentComplete,
});
