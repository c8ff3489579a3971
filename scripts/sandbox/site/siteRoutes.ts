import { Hono } from 'hono';
import type { Service } from '../calls/serveCall.ts';
import { payWithCode, readPayCode } from '../loan/payWithCode.ts';
import { awayPage } from './awayPage.ts';
import { borrowerPage } from './borrowerPage.ts';
import { complaintRoutes } from './complaintRoutes.ts';
import { counterPage } from './counterPage.ts';
import { image } from './images.ts';
import { loanRoutes } from './loanRoutes.ts';
import { problemPage } from './page.ts';
import { paidPage, payPage, unknownCodePage } from './payPage.ts';
import { promotionRoutes } from './promotionRoutes.ts';
import { startPage } from './startPage.ts';

/** What a person sees of the sandbox: its start page, and what stands in for channels and other sites. */
export function siteRoutes({ database, now }: Service): Hono {
  const routes = new Hono();
  routes.get('/sandbox', () => startPage(database));
  routes.get('/sandbox/', () => startPage(database));
  routes.get('/sandbox/borrowers/:orderId', (c) => borrowerPage(database, c.req.param('orderId')));
  routes.get('/sandbox/counter', (c) => counterPage(database, c.req.query('code') ?? ''));
  routes.get('/sandbox/away/:name', (c) => awayPage(c.req.param('name')));
  routes.get('/sandbox/images/:file', async (c) => (await image(c.req.param('file'))) ?? noPage());
  routes.get('/sandbox/pay/:code', async (c) => {
    const view = await readPayCode(database.reader, c.req.param('code'));
    return view === null ? unknownCodePage() : payPage(view);
  });
  routes.post('/sandbox/pay/:code', async (c) => {
    const view = await payWithCode(database, c.req.param('code'), now());
    return view === null ? unknownCodePage() : paidPage(view);
  });
  routes.route('/', promotionRoutes({ database, now }));
  routes.route('/', complaintRoutes({ database, now }));
  routes.route('/', loanRoutes({ database, now }));
  return routes;
}

/** The page for an address that the sandbox does not have. */
export const noPage = (): Promise<Response> => problemPage('Not found', 'The sandbox has no page here.', 404);
