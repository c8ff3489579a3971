import '../../styles/page.scss';
import { callClient } from '../../shared/app/clients.ts';
import { whenOpened } from '../../shared/app/prerenderedPage.ts';
import { start } from '../../shared/app/start.tsx';
import { sendToApp } from '../../shared/features/core/sendToApp.ts';
import { withCopy } from '../../shared/platform/clipboard.ts';
import { frameDrawn } from '../../shared/platform/frameDrawn.ts';
import { phonePlace } from '../../shared/platform/storage/browserStores.ts';
import { text } from './messages.ts';
import { createRepay } from './model.ts';
import { Repay } from './Repay.tsx';

/** The module that several late chunks use, for paying and for explaining a failure; it becomes part of the page's own script. */
export const sharedByParts = { sendToApp };

start({
  create: (env) =>
    createRepay({
      ...withCopy(env),
      phone: phonePlace,
      loadWatch: async () => (await import('./openWatch.ts')).openWatch,
      loadAfterPlan: async () => {
        await frameDrawn();
        return (await import('../../shared/features/repayment/openAfterPlan.tsx')).openAfterPlan;
      },
    }),
  Screen: Repay,
  title: text.title,
  client: callClient,
  when: whenOpened,
});
