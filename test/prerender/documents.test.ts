import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureEngines } from '../engines/ensureEngines.ts';
import { type BorrowerOf, borrowers } from '../support/borrowers.ts';
import { type OpenPhone, openPhone } from './openPhone.ts';

const { dueSoon, dueSoonWithDelay } = borrowers;
const { userId, sessionId, orderId } = dueSoonWithDelay;

let phone: OpenPhone;
// Those that are seen already: one may have told of itself a moment ago.
const seen = new Set<string>();

const orderOf = (borrower: BorrowerOf): string => `/loanDetail?${new URLSearchParams(borrower)}`;
const documents = (): number => phone.heard.filter(({ path }) => path === '/loanDetail').length;

const seesAnother = async (words: RegExp): Promise<void> => {
  const another = await phone.sees(
    'another page',
    (page) => page.path === '/loanDetail' && !seen.has(page.id) && words.test(page.words),
  );
  seen.add(another.id);
};

beforeAll(async () => {
  await ensureEngines();
  phone = await openPhone({ address: orderOf(dueSoon) });
  await seesAnother(/Your documents/);
});
afterAll(() => phone.close());

describe('The document of an order', () => {
  it.each([
    ['does not come over the line again for another session and message of the same order', 0, { from: 'sms' }],
    ['comes anew for another order of the same borrower', 1, { orderId }],
    ['comes anew for another borrower', 1, { userId, sessionId: String(sessionId) }],
  ])('%s', async (_, times, other) => {
    const before = documents();
    phone.open(orderOf({ ...dueSoon, sessionId: 'session-of-another-day', ...other }));
    await seesAnother(/./);
    expect(documents() - before).toBe(times);
  });
});
