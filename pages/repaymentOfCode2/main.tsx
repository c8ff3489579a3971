import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { whenOpened } from '../../shared/app/prerenderedPage.ts';
import { start } from '../../shared/app/start.tsx';
import { showLicence } from '../../shared/features/core/Licence/showLicence.ts';
import { withCopy } from '../../shared/platform/clipboard.ts';
import { phonePlace } from '../../shared/platform/storage/browserStores.ts';
import { text } from './messages.ts';
import { createRepaymentOfCode2 } from './model.ts';
import { RepaymentOfCode2 } from './RepaymentOfCode2.tsx';

start({
  create: (env) =>
    createRepaymentOfCode2({
      ...withCopy(env),
      phone: phonePlace,
      loadWatch: async () => (await import('./openWatch.ts')).openWatch,
      loadDrawings: async () => (await import('../../shared/features/repayment/CodePicture/drawings.ts')).drawings,
    }),
  Screen: RepaymentOfCode2,
  title: text.title,
  client: callClient,
  when: whenOpened,
});
showLicence();
