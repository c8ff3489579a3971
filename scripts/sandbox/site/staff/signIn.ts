import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { inTransaction } from '../../database/openDatabase.ts';
import { readForm } from '../../http/fields.ts';
import { isSameText } from '../../http/secrets.ts';
import type { Service } from '../../service.ts';
import { beginShift, endShift, isOnShift, isOverrun, noteWrongPassword, SHIFT_MS } from '../../session/staffDesk.ts';
import { page, seeOther } from '../page.ts';

/** The path of the staff's sign-in page. */
export const SIGN_IN = '/sandbox/staff/sign-in';

const COOKIE = 'sandbox_staff';
const PATH = '/sandbox/staff';

/** Returns the sign-in page. */
export function signInPage(problem = '', status = 200): Promise<Response> {
  return page(
    'Sign in to the staff’s desk',
    html`<form class="card" method="post" action="${SIGN_IN}">
${problem === '' ? '' : html`<p class="bad" role="alert">${problem}</p>`}
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<button class="button">Sign in</button>
<p class="soft">It stands on the terminal where the sandbox was started, or is what SANDBOX_STAFF_PASSWORD says.</p></form>
<p><a href="/sandbox/">All borrowers</a></p>`,
    status,
  );
}

/** Returns whether the request has the cookie of a valid staff session. */
export function isSignedIn(c: Context, { database, now }: Service): Promise<boolean> {
  return isOnShift(database.reader, getCookie(c, COOKIE) ?? '', now());
}

function keep(c: Context, token: string): Response {
  const secure = new URL(c.req.url).protocol === 'https:';
  setCookie(c, COOKIE, token, { path: PATH, httpOnly: true, sameSite: 'Strict', secure, maxAge: SHIFT_MS / 1000 });
  return c.redirect('/sandbox/staff', 303);
}

/** Signs in with the password. After too many wrong ones, it rejects all passwords for a minute. */
export async function signIn(c: Context, { database, now, staffPassword }: Service): Promise<Response> {
  const typed = (await readForm(c.req.raw)).get('password');
  return inTransaction(database, async (tx) => {
    if (await isOverrun(tx, now())) return signInPage('There were too many tries. Please wait a minute.', 429);
    if (typeof typed === 'string' && isSameText(typed, staffPassword)) return keep(c, await beginShift(tx, now()));
    await noteWrongPassword(tx, now());
    return signInPage('This is not the password.', 401);
  });
}

/** Ends the staff session and redirects to the sign-in page. */
export async function signOut(c: Context, { database }: Service): Promise<Response> {
  await inTransaction(database, (tx) => endShift(tx, getCookie(c, COOKIE) ?? ''));
  deleteCookie(c, COOKIE, { path: PATH });
  return c.redirect(SIGN_IN, 303);
}

/** Responds to a request without a staff session: redirects a GET; for a POST, shows the sign-in page and drops its data. */
export const askToSignIn = (c: Context): Promise<Response> | Response =>
  c.req.method === 'GET' ? seeOther(SIGN_IN) : signInPage('Please sign in first. Nothing was sent.', 401);
