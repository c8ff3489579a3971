import { html } from 'hono/html';
import type { Database } from '../database/openDatabase.ts';
import { readPayCode } from '../loan/payWithCode.ts';
import { type Html, page, seeOther } from './page.ts';

function form(typed: string): Html {
  return html`<form class="card" method="get" action="/sandbox/counter">
<label for="code">Pay code</label>
<input id="code" name="code" inputmode="numeric" autocomplete="off" required value="${typed}">
<button class="button">Look up</button>
</form>
<p class="soft">A pretend shop counter: type the code that the app shows. Spaces do not matter.</p>
<p><a href="/sandbox/">All borrowers</a></p>`;
}

/** Takes a typed pay code to its pay page; asks for one otherwise, and says so where there is no such code. */
export async function counterPage(database: Database, typed: string): Promise<Response> {
  const code = typed.replaceAll(/[\s-]/g, '');
  if (code === '') return page('Shop counter', form(''));
  if ((await readPayCode(database.reader, code)) !== null) return seeOther(`/sandbox/pay/${encodeURIComponent(code)}`);
  const notice = html`<p class="bad" role="alert">There is no pay code of this number. Please check it.</p>`;
  return page('Shop counter', html`${notice}${form(typed)}`, 404);
}
