import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { start } from '../../shared/app/start.tsx';
import { showLicence } from '../../shared/features/core/Licence/showLicence.ts';
import { withCopy } from '../../shared/platform/clipboard.ts';
import { phonePlace } from '../../shared/platform/storage/browserStores.ts';
import { text } from './messages.ts';
import { createRepaymentOfCode } from './model.ts';
import { RepaymentOfCode } from './RepaymentOfCode.tsx';

start({
  create: (env) =>
    createRepaymentOfCode({
      ...withCopy(env),
      phone: phonePlace,
      loadWatch: async () => (await import('./openWatch.ts')).openWatch,
      loadDrawings: async () => (await import('../../shared/features/repayment/CodePicture/drawings.ts')).drawings,
    }),
  Screen: RepaymentOfCode,
  title: text.title,
  client: callClient,
});
showLicence();
