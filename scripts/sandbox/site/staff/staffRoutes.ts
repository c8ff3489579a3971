import { Hono } from 'hono';
import { answerComplaint, readForStaff, replyIn, type StaffView } from '../../complaints/staffDesk.ts';
import type { Database } from '../../database/openDatabase.ts';
import { asWholeNumber, readForm, readQuery } from '../../http/fields.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Service } from '../../service.ts';
import { problemPage, seeOther } from '../page.ts';
import { staffDetailPage } from './detailPage.ts';
import { staffListPage } from './listPage.ts';
import { askToSignIn, isSignedIn, SIGN_IN, signIn, signInPage, signOut } from './signIn.ts';

const sent = { kind: 'sent', message: 'Sent. The borrower sees this answer now.' } as const;

const noComplaint = (): Promise<Response> =>
  problemPage('No such complaint', 'The sandbox has no complaint of this number.', 404);

async function viewOf(database: Database, id: string): Promise<StaffView | null> {
  return readForStaff(database.reader, asWholeNumber(id) ?? -1);
}

async function showDetail({ database }: Service, id: string, isSent: boolean): Promise<Response> {
  const view = await viewOf(database, id);
  return view === null ? noComplaint() : staffDetailPage(view, isSent ? sent : null, view.complaint.reply);
}

/** What was typed is shown again with what is wrong; files have to be chosen again, as in any form. */
async function refused(view: StaffView, error: unknown, typed: string): Promise<Response> {
  if (!(error instanceof Refusal)) throw error;
  const status = error.status === 200 ? 400 : error.status;
  const message = `${error.message} Nothing was sent.`;
  return staffDetailPage(view, { kind: 'refused', message }, typed, status);
}

async function answer({ database, now }: Service, id: string, request: Request): Promise<Response> {
  const view = await viewOf(database, id);
  if (view === null) return noComplaint();
  let typed = '';
  try {
    const form = await readForm(request);
    typed = replyIn(form);
    await answerComplaint(database, view, form, now());
    return seeOther(`/sandbox/staff/${view.complaint.id}?sent=1`);
  } catch (error) {
    return refused(view, error, typed);
  }
}

/** Where the lender's service staff read complaints and answer them. */
export function staffRoutes(service: Service): Hono {
  const routes = new Hono();
  routes.get(SIGN_IN, () => signInPage());
  routes.post(SIGN_IN, (c) => signIn(c, service));
  routes.post('/sandbox/staff/sign-out', (c) => signOut(c, service));
  routes.use('/sandbox/staff/*', async (c, next) => ((await isSignedIn(c, service)) ? next() : askToSignIn(c)));
  const list = (request: Request) => staffListPage(service.database.reader, readQuery(request.url));
  routes.get('/sandbox/staff', (c) => list(c.req.raw));
  routes.get('/sandbox/staff/', (c) => list(c.req.raw));
  routes.get('/sandbox/staff/:id', (c) => showDetail(service, c.req.param('id'), c.req.query('sent') === '1'));
  routes.post('/sandbox/staff/:id', (c) => answer(service, c.req.param('id'), c.req.raw));
  return routes;
}
