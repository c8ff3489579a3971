import { Hono } from 'hono';
import { answerComplaint, readForStaff, replyIn } from '../../complaints/staffDesk.ts';
import { asWholeNumber, readForm, readQuery } from '../../http/fields.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Service } from '../../service.ts';
import { noPage, seeOther } from '../page.ts';
import { staffDetailPage } from './detailPage.ts';
import { staffListPage } from './listPage.ts';
import { askToSignIn, isSignedIn, SIGN_IN, signIn, signInPage, signOut } from './signIn.ts';

/** Creates the routes where the lender's service staff read and answer complaints. */
export function staffRoutes(service: Service): Hono {
  const { database, now } = service;
  const viewOf = (id: string) => readForStaff(database.reader, asWholeNumber(id) ?? -1);
  const routes = new Hono();
  routes.get(SIGN_IN, () => signInPage());
  routes.post(SIGN_IN, (c) => signIn(c, service));
  routes.post('/sandbox/staff/sign-out', (c) => signOut(c, service));
  routes.use('/sandbox/staff/*', async (c, next) => ((await isSignedIn(c, service)) ? next() : askToSignIn(c)));
  for (const path of ['/sandbox/staff', '/sandbox/staff/'])
    routes.get(path, (c) => staffListPage(database.reader, readQuery(c.req.url)));
  routes.get('/sandbox/staff/:id', async (c) => {
    const view = await viewOf(c.req.param('id'));
    if (!view) return noPage();
    const sent = c.req.query('sent') === '1' ? 'Sent. The borrower sees this answer now.' : '';
    return staffDetailPage(view, { sent, typed: view.complaint.reply });
  });
  routes.post('/sandbox/staff/:id', async (c) => {
    const view = await viewOf(c.req.param('id'));
    if (!view) return noPage();
    let typed = '';
    try {
      const form = await readForm(c.req.raw);
      typed = replyIn(form);
      await answerComplaint(database, view.complaint, form, now());
      return seeOther(`/sandbox/staff/${view.complaint.id}?sent=1`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // The typed text is shown again with the error; browsers do not let a page restore the chosen files.
      const refused = `${error.message} Nothing was sent.`;
      return staffDetailPage(view, { refused, typed }, error.status === 200 ? 400 : error.status);
    }
  });
  return routes;
}
