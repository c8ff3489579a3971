import { Hono } from 'hono';
import type { Service } from '../calls/serveCall.ts';
import { WALLET } from '../loan/channels.ts';
import { payWithCode, readPayCode } from '../loan/payWithCode.ts';
import { agreementPage } from './agreementPage.ts';
import { phonePage } from './phonePage.ts';
import { walletPage, walletPaidPage } from './walletPage.ts';

/** What a person sees of a loan beside the app: its contracts, the codes on the phone, the page of the wallet. */
export function loanRoutes({ database, now }: Service): Hono {
  const routes = new Hono();
  routes.get('/sandbox/agreements/:orderId/:position', (c) => {
    return agreementPage(database, c.req.param('orderId'), c.req.param('position'));
  });
  routes.get('/sandbox/phone', (c) => phonePage(database, c.req.query('mobilePhone') ?? ''));
  routes.get('/sandbox/phone/:userId', (c) => phonePage(database, c.req.param('userId')));
  routes.get('/sandbox/wallet/:code', async (c) => walletPage(await readPayCode(database.reader, c.req.param('code'))));
  routes.post('/sandbox/wallet/:code', async (c) => {
    const code = c.req.param('code');
    const found = await readPayCode(database.reader, code);
    const isOfWallet = found?.payCode.channelNumber === WALLET;
    return walletPaidPage(isOfWallet ? await payWithCode(database, code, now()) : null);
  });
  return routes;
}
