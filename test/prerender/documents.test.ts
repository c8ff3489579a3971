import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ensureEngines } from '../engines/ensureEngines.ts';
import { type BorrowerOf, borrowers } from '../support/borrowers.ts';
import { type OpenPhone, openPhone } from './openPhone.ts';

const { dueSoon, dueSoonWithDelay } = borrowers;

let phone: OpenPhone;

beforeAll(() => ensureEngines());
afterEach(() => phone.close());

const orderOf = (borrower: BorrowerOf): string => `/loanDetail?${new URLSearchParams(borrower)}`;

const openAnother = async (address: string): Promise<void> => {
  phone = await openPhone({ address: orderOf(dueSoon) });
  const { id } = await phone.sees('the order', ({ words }) => /Customer service/.test(words));
  phone.open(address);
  await phone.sees('another page', (page) => page.id !== id && page.path === '/loanDetail');
};

const documents = (): number => phone.heard.filter(({ path }) => path === '/loanDetail').length;

describe('The document of an order', () => {
  it('does not come over the line again for another session and message of the same order', async () => {
    await openAnother(orderOf({ ...dueSoon, sessionId: 'session-of-another-day', from: 'sms' }));
    expect(documents()).toBe(1);
  });

  it('comes anew for another order of the same borrower', async () => {
    await openAnother(orderOf({ ...dueSoon, orderId: dueSoonWithDelay.orderId }));
    expect(documents()).toBe(2);
  });

  it('comes anew for another borrower', async () => {
    const { userId, sessionId } = dueSoonWithDelay;
    await openAnother(orderOf({ ...dueSoon, userId, sessionId: String(sessionId) }));
    expect(documents()).toBe(2);
  });
});
