import { describe, expect, it } from 'vitest';
import { keptPayment } from '../../../test/support/keptPayment.ts';
import { mapStorage } from '../../../test/support/mapStorage.ts';
import { receiptsIn } from '../../platform/storage/paymentReceipts.ts';
import { sessionStore } from '../../platform/storage/sessionStore.ts';
import { readParameters } from '../../session/parameters.ts';
import { type KeptReceipt, keepReceipt, readKeptReceipts } from './keptReceipts.ts';

const NOW_MS = Date.UTC(2026, 10, 23);
const DAY_MS = 86_400_000;
const MINE = { userId: '50011', sessionId: 's-1', orderId: '170001', productId: '2002' };

interface Phone {
  readonly tab: Map<string, string>;
  readonly phone: Map<string, string>;
}

const emptyPhone = (): Phone => ({ tab: new Map(), phone: new Map() });

const full = (): never => {
  throw new Error('full');
};

const storageOf = (items: Map<string, string>, isFull = false) =>
  sessionStore('test', () => ({ ...mapStorage(items), ...(isFull && { setItem: full }) }));

const listOf = ({ tab, phone }: Phone, session: Record<string, string> = MINE, nowMs = NOW_MS, isFull = false) =>
  receiptsIn(storageOf(tab), storageOf(phone, isFull), readParameters(`?${new URLSearchParams(session)}`), () => nowMs);

const receipt = (changes: Partial<KeptReceipt> = {}, payment: Partial<KeptReceipt['payment']> = {}): KeptReceipt => ({
  payment: { ...keptPayment, sentAtMs: NOW_MS - 1000, ...payment },
  progress: { kind: 'instalment', paid: 2, all: 4, steps: 1 },
  seenAtMs: NOW_MS,
  ...changes,
});

const third = receipt(
  { progress: { kind: 'instalment', paid: 3, all: 4, steps: 1 }, seenAtMs: NOW_MS + 1000 },
  { reference: '7200' },
);

describe('The receipts of an order', () => {
  it('are there again as they were, the newest first, also in another tab', () => {
    const phone = emptyPhone();
    keepReceipt(listOf(phone), receipt());
    keepReceipt(listOf({ ...phone, tab: new Map() }), third);
    expect(readKeptReceipts(listOf({ ...phone, tab: new Map() }))).toEqual([third, receipt()]);
    // Only a digest of the session's id is stored.
    expect([...phone.phone.values()].join()).not.toContain(MINE.sessionId);
  });

  it('are kept once, however often the same payment is told of', () => {
    const phone = emptyPhone();
    keepReceipt(listOf(phone), receipt());
    keepReceipt(listOf(phone), receipt({ seenAtMs: NOW_MS + 5000 }));
    expect(readKeptReceipts(listOf(phone))).toEqual([receipt()]);
  });

  it('name of two payments that may have made the same step only what both have in common', () => {
    const phone = emptyPhone();
    keepReceipt(listOf(phone), receipt());
    keepReceipt(listOf(phone), receipt({}, { way: 'card', reference: 'R-1', channel: '' }));
    const [only, ...more] = readKeptReceipts(listOf(phone));
    expect(more).toEqual([]);
    expect(only?.payment).toMatchObject({ amount: '150050', reference: '', channel: '', isOneOfSeveral: true });
  });

  it.each([
    ['after', [receipt({}, { way: 'card', reference: 'R-1' }), receipt({}, { isOnlyShown: true })]],
    ['before', [receipt({}, { isOnlyShown: true }), receipt({}, { way: 'card', reference: 'R-1' })]],
  ])('of a step name the payment that was sent, and no code that another tab has only shown %s it', (_, receipts) => {
    const phone = emptyPhone();
    for (const one of receipts) keepReceipt(listOf(phone), one);
    const expected = { way: 'card', amount: '150050', reference: 'R-1', isOneOfSeveral: false };
    expect(readKeptReceipts(listOf(phone))).toMatchObject([{ payment: expected }]);
  });

  it('of a rollover name the fee that was paid at a channel, beside a code for it that was shown and a card that was used', () => {
    const phone = emptyPhone();
    const progress = { kind: 'rolledOver', dueDate: '2026-12-12' } as const;
    const fee = { amount: '48000', channel: 'Sample Counter', reference: '', way: 'channel' } as const;
    const code = { ...fee, channel: 'Sample Wallet', reference: '7200', way: 'code', isOnlyShown: true } as const;
    const card = { way: 'card', amount: '', channel: '', reference: '', isOneOfSeveral: true } as const;
    const promised = '2026-12-12';
    const paid = receipt({ progress }, { ...fee, promised, rollover: { ...fee, isOnlyShown: false } });
    keepReceipt(listOf(phone), paid);
    keepReceipt(listOf(phone), receipt({ progress }, { ...card, promised, rollover: code }));
    expect(readKeptReceipts(listOf(phone))).toEqual([paid]);
  });

  it.each([
    ['another borrower', { ...MINE, userId: '50012' }],
    ['another order', { ...MINE, orderId: '170002' }],
    ['another session', { ...MINE, sessionId: 's-2' }],
    ['a link without a session', { ...MINE, sessionId: '' }],
  ])('are not there for %s, whose own ones leave them where they are', (_, other) => {
    const phone = emptyPhone();
    keepReceipt(listOf(phone), receipt());
    expect(readKeptReceipts(listOf(phone, other))).toEqual([]);
    // The others use a tab of their own, because different borrowers do not share one.
    keepReceipt(listOf({ ...phone, tab: new Map() }, other), third);
    expect(readKeptReceipts(listOf(phone))).toEqual([receipt()]);
  });

  it('are gone after 30 days, from the storage too', () => {
    const phone = emptyPhone();
    keepReceipt(listOf(phone), receipt());
    expect(readKeptReceipts(listOf(phone, MINE, NOW_MS + 30 * DAY_MS - 1))).toHaveLength(1);
    expect(readKeptReceipts(listOf(phone, MINE, NOW_MS + 30 * DAY_MS))).toEqual([]);
    expect([...phone.phone.values()].join()).not.toContain('7100');
  });

  it('are in the tab where the phone keeps nothing', () => {
    const phone = emptyPhone();
    keepReceipt(listOf(phone, MINE, NOW_MS, true), receipt());
    expect(phone.phone.size).toBe(0);
    expect(readKeptReceipts(listOf(phone))).toEqual([receipt()]);
    keepReceipt(listOf(phone), third);
    expect(readKeptReceipts(listOf(phone))).toEqual([third, receipt()]);
  });
});

describe('A broken record', () => {
  const mine = { userId: MINE.userId, orderId: MINE.orderId, seenAtMs: NOW_MS };
  const good = { ...mine, payment: { way: 'card', sentAtMs: 1, amount: '1' } };

  it.each([
    ['no payment', [{ ...mine, progress: { kind: 'settled' } }]],
    ['no progress', [good]],
    ['more paid than there is', [{ ...good, progress: { kind: 'instalment', paid: 5, all: 4, steps: 1 } }]],
    ['no whole number', [{ ...good, progress: { kind: 'instalment', paid: 1.5, all: 4, steps: 1 } }]],
    ['no known progress', [{ ...good, progress: { kind: 'same' } }]],
  ])('of %s is no receipt, and leaves a good one that stands beside it', (_, entries) => {
    const phone = emptyPhone();
    const data = { entries: [...entries, { ...good, progress: { kind: 'settled' } }] };
    phone.tab.set('loan:test:paymentReceipts', JSON.stringify({ v: 1, data }));
    expect(readKeptReceipts(listOf(phone))).toHaveLength(1);
  });
});
