import { Hono } from 'hono';
import { payWithCode, readPayCode } from '../loan/payWithCode.ts';
import type { Service } from '../service.ts';
import { textsIn } from '../texts/texts.ts';
import { awayPage } from './awayPage.ts';
import { borrowerPage } from './borrowerPage.ts';
import { complaintRoutes } from './complaintRoutes.ts';
import { counterPage, counterPaidPage } from './counterPage.ts';
import { image } from './images.ts';
import { loanRoutes } from './loanRoutes.ts';
import { problemPage } from './page.ts';
import { paidPage, payPage, unknownCodePage } from './payPage.ts';
import { promotionRoutes } from './promotionRoutes.ts';
import { reportRoutes } from './reportRoutes.ts';
import { startPage } from './startPage.ts';

/** What a person sees of the sandbox: its start page, and what stands in for channels and other sites. */
export function siteRoutes(service: Service): Hono {
  const { database, now, pagesPath } = service;
  const routes = new Hono();
  routes.get('/sandbox', (c) => startPage(service, c.req.query('lang')));
  routes.get('/sandbox/', (c) => startPage(service, c.req.query('lang')));
  routes.get('/sandbox/borrowers/:orderId', (c) => borrowerPage(service, c.req.param('orderId')));
  routes.get('/sandbox/counter', (c) => counterPage(database, c.req.query('code') ?? ''));
  routes.post('/sandbox/counter', (c) => counterPaidPage(service, c.req.raw));
  routes.get('/sandbox/away/:name', (c) => awayPage(c.req.param('name')));
  routes.get('/sandbox/images/:file', async (c) => (await image(c.req.param('file'))) ?? noPage());
  routes.get('/sandbox/pay/:token', async (c) => {
    const view = await readPayCode(database.reader, { token: c.req.param('token') });
    const texts = textsIn(c.req.query('lang'));
    return view === null ? unknownCodePage(texts) : payPage({ ...view, pagesPath }, 'own', texts);
  });
  routes.post('/sandbox/pay/:token', async (c) => {
    const view = await payWithCode(database, { token: c.req.param('token') }, now());
    const texts = textsIn(c.req.query('lang'));
    return view === null ? unknownCodePage(texts) : paidPage({ ...view, pagesPath }, 'own', texts);
  });
  routes.route('/', promotionRoutes(service));
  routes.route('/', complaintRoutes(service));
  routes.route('/', loanRoutes(service));
  routes.route('/', reportRoutes(service));
  return routes;
}

/** The page for an address that the sandbox does not have. */
export const noPage = (): Promise<Response> => problemPage('Not found', 'The sandbox has no page here.', 404);
