import { Hono } from 'hono';
import { WALLET } from '../loan/channels.ts';
import { payWithCode, readPayCode } from '../loan/payWithCode.ts';
import type { Service } from '../service.ts';
import { textsIn } from '../texts/texts.ts';
import { agreementPage } from './agreementPage.ts';
import { phonePage } from './phonePage.ts';
import { walletPage, walletPaidPage } from './walletPage.ts';

/** What a person sees of a loan beside the app: its contracts, the codes on the phone, the page of the wallet. */
export function loanRoutes({ database, now, pagesPath, terms }: Service): Hono {
  const routes = new Hono();
  routes.get('/sandbox/agreements/:token/:position', (c) => {
    const { token, position } = c.req.param();
    return agreementPage({ database, terms }, token, position, textsIn(c.req.query('lang')));
  });
  routes.get('/sandbox/phone', (c) => phonePage(database, c.req.query('mobilePhone') ?? ''));
  routes.get('/sandbox/phone/:userId', (c) => phonePage(database, c.req.param('userId')));
  routes.get('/sandbox/wallet/:token', async (c) => {
    const view = await readPayCode(database.reader, { token: c.req.param('token') });
    return walletPage(view && { ...view, pagesPath }, textsIn(c.req.query('lang')));
  });
  routes.post('/sandbox/wallet/:token', async (c) => {
    const key = { token: c.req.param('token') };
    const found = await readPayCode(database.reader, key);
    const isOfWallet = found?.payCode.channelNumber === WALLET;
    const paid = isOfWallet ? await payWithCode(database, key, now()) : null;
    return walletPaidPage(paid && { ...paid, pagesPath }, textsIn(c.req.query('lang')));
  });
  return routes;
}
