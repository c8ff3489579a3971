import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureEngines } from '../engines/ensureEngines.ts';
import { borrowers } from '../support/borrowers.ts';
import { type OpenPhone, openPhone } from './openPhone.ts';

const { dueSoon, dueSoonWithDelay } = borrowers;
const { userId, sessionId, orderId } = dueSoonWithDelay;

let phone: OpenPhone;
// Those that are seen already: one may have told of itself a moment ago.
const seen = new Set<string>();

const documentsAt = (path: string): number => phone.heard.filter((asked) => asked.path === path).length;

const seesAnother = async (path: string): Promise<void> => {
  const another = await phone.sees('another page', (page) => page.path === path && !seen.has(page.id) && !!page.words);
  seen.add(another.id);
};

beforeAll(async () => {
  await ensureEngines();
  phone = await openPhone({ address: '/About' });
  await seesAnother('/About');
});
afterAll(() => phone.close());

describe.each(['/loanDetail', '/repaymentOfCode2'])('The document at %s', (path) => {
  it.each([
    ['comes over the line at first', 1, {}],
    ['does not come again for another session and message of the same order', 0, { from: 'sms' }],
    ['comes anew for a rollover', 1, { isDelay: '1' }],
    ['comes anew for another order of the same borrower', 1, { orderId }],
    ['comes anew for another borrower', 1, { userId, sessionId: String(sessionId) }],
  ])('%s', async (_, times, other) => {
    const before = documentsAt(path);
    phone.open(`${path}?${new URLSearchParams({ ...dueSoon, sessionId: 'session-of-another-day', ...other })}`);
    await seesAnother(path);
    expect(documentsAt(path) - before).toBe(times);
  });
});
