import { html } from 'hono/html';
import type { PhoneMessage } from '../database/loanTables.ts';
import type { Database } from '../database/openDatabase.ts';
import { messagesOf } from '../loan/phone.ts';
import { type Html, page } from './page.ts';

const message = ({ at, content, code }: PhoneMessage): Html =>
  html`<li class="card"><p class="soft">${at}</p><p>${content}</p><p class="amount">${code}</p></li>`;

const list = (messages: readonly PhoneMessage[]): Html =>
  messages.length === 0
    ? html`<p>There are no messages yet. A code comes with a payment by card, and with a registration.</p>`
    : html`<ul class="rows">${messages.map(message)}</ul>`;

/** The messages on a borrower's phone, newest first. `owner` is the user, or the phone's number. */
export async function phonePage(database: Database, owner: string): Promise<Response> {
  const messages = owner === '' ? [] : await messagesOf(database.reader, owner);
  return page(
    'Messages on the phone',
    html`<p>User or number ${owner || 'not given'}, newest first.</p>
<form method="get"><button class="button plain">Look again</button>
${owner === '' ? '' : html`<input type="hidden" name="mobilePhone" value="${owner}">`}</form>
${list(messages)}
<p><a href="/sandbox/">All borrowers</a></p>`,
  );
}
