import { html } from 'hono/html';
import type { Database } from '../database/openDatabase.ts';
import { readForm } from '../http/fields.ts';
import { payWithCode, readPayCode } from '../loan/payWithCode.ts';
import type { Service } from '../service.ts';
import { type Html, page } from './page.ts';
import { paidPage, payPage } from './payPage.ts';

function form(typed: string): Html {
  return html`<form class="card" method="get" action="/sandbox/counter">
<label for="code">Pay code</label>
<input id="code" name="code" inputmode="numeric" autocomplete="off" required value="${typed}">
<button class="button">Look up</button>
</form>
<p class="soft">A pretend shop counter: type the code that the app shows. Spaces do not matter.</p>
<p><a href="/sandbox/">All borrowers</a></p>`;
}

const codeIn = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

function noSuchCode(typed: string): Promise<Response> {
  const notice = html`<p class="bad" role="alert">There is no pay code of this number. Please check it.</p>`;
  return page('Shop counter', html`${notice}${form(typed)}`, 404);
}

/** Shows what a typed pay code stands for; asks for one otherwise, and says so where there is no such code. */
export async function counterPage(database: Database, typed: string): Promise<Response> {
  if (codeIn(typed) === '') return page('Shop counter', form(''));
  const view = await readPayCode(database.reader, { code: codeIn(typed) });
  return view === null ? noSuchCode(typed) : payPage(view, 'counter');
}

/** Takes the money for a code, once. */
export async function counterPaidPage({ database, now }: Service, request: Request): Promise<Response> {
  const typed = (await readForm(request)).get('code');
  const code = typeof typed === 'string' ? codeIn(typed) : '';
  const view = await payWithCode(database, { code }, now());
  return view === null ? noSuchCode(code) : paidPage(view, 'counter');
}
