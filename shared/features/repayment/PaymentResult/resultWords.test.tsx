// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { keptPayment } from '../../../../test/support/keptPayment.ts';
import type { KeptPayment } from '../sentPayment.ts';
import { acceptedWords, arrivedWords } from './resultWords.tsx';

const code: KeptPayment = {
  ...keptPayment,
  before: {
    status: '170',
    statusText: 'Repayment due',
    statusDescription: '',
    details: [{ label: 'Instalment', value: '2 of 4' }],
  },
};

const arrived = (
  payment: KeptPayment | undefined,
  progress: Parameters<typeof arrivedWords>[0]['progress'] = { kind: 'instalment', paid: 2, all: 4, steps: 1 },
) => arrivedWords({ kind: 'arrived', progress, payment, seenAtMs: 0, next: undefined }, '170001');

const labels = ({ facts }: ReturnType<typeof arrived>) => facts.map(({ label }) => label);

const UNNAMED = ['Seen in your order', 'Order number'];
const several: KeptPayment = { ...code, amount: '', channel: '', reference: '', isOneOfSeveral: true };
const rollover = {
  way: 'code',
  amount: '48000',
  channel: 'Sample Wallet',
  reference: '7200',
  isOnlyShown: false,
} as const;
const rolledOver = { kind: 'rolledOver', dueDate: '2026-12-12' } as const;

describe('The words of a payment that has arrived', () => {
  it('name its amount, its purpose and its code where it is the only one that can have', () => {
    const words = arrived(code);
    expect(words).toMatchObject({ title: 'Paid. Thank you', amount: '₱1,500.50', purpose: 'Instalment 2 of 4' });
    expect(labels(words)).toEqual(['Seen in your order', 'Pay code', 'Order number']);
  });

  it.each([
    ['Instalment 2 of 4', '₱1,500.50', { ...code, isOnlyShown: true }, undefined],
    // The same if a payment with another code was sent as well.
    ['Rollover fee', '₱480.00', { ...several, rollover: { ...rollover, isOnlyShown: true } }, rolledOver],
  ] as const)(
    'name no code that was only seen, but what the order shows and how much that was: %s',
    (purpose, amount, payment, progress) => {
      const words = arrived(payment, progress);
      expect(words).toMatchObject({ amount, purpose });
      expect(labels(words)).toEqual(UNNAMED);
    },
  );

  it('count no instalments of a loan that is repaid at once', () => {
    const before = { ...code.before, details: [{ label: 'Instalment', value: '1 of 1' }] } as KeptPayment['before'];
    expect(arrived({ ...code, before }, { kind: 'settled', steps: 1 }).purpose).toBe('Repayment');
  });

  it('name nothing of it where the order has gone on by more', () => {
    const words = arrived(code, { kind: 'instalment', paid: 3, all: 4, steps: 2 });
    expect(words).toMatchObject({ amount: undefined, purpose: undefined, next: '3 of 4 paid.' });
    expect(labels(words)).toEqual(UNNAMED);
  });

  it('say of an order that was settled before only that it is, and no time', () => {
    const words = arrived(undefined, { kind: 'settled', steps: undefined });
    expect(words).toMatchObject({ title: 'This order is paid in full', next: 'Nothing is left to pay on this order.' });
    expect(labels(words)).toEqual(['Order number']);
  });

  it('name of several only what they have in common', () => {
    const words = arrived(several);
    expect(words).toMatchObject({ amount: '', purpose: 'Instalment 2 of 4' });
    expect(labels(words)).toEqual(UNNAMED);
  });

  it.each([
    ['settled', { kind: 'settled', steps: 1 }, 'Paid in full. Thank you'],
    ['moved on by one instalment', { kind: 'instalment', paid: 2, all: 4, steps: 1 }, 'Paid. Thank you'],
  ] as const)('do not call it a rollover fee of which the order is %s', (_, progress, title) => {
    const words = arrived({ ...code, amount: '48000', promised: '2026-12-12' }, progress);
    expect(words).toMatchObject({ title, amount: undefined, purpose: undefined });
    expect(labels(words)).toEqual(UNNAMED);
  });

  it('call it a rollover fee where the order shows the new date', () => {
    const words = arrived({ ...code, amount: '48000', promised: '2026-12-12' }, rolledOver);
    expect(words).toMatchObject({ title: 'Your due date has moved', amount: '₱480.00', purpose: 'Rollover fee' });
  });

  it('name of a rollover beside which another payment was begun its fee and code where the order shows the new date, else nothing', () => {
    const begun = { ...several, promised: '2026-12-12', rollover };
    const words = arrived(begun, rolledOver);
    expect(words).toMatchObject({ amount: '₱480.00', purpose: 'Rollover fee' });
    expect(words.facts).toContainEqual({ label: 'Pay code', value: '7200' });
    expect(arrived(begun)).toMatchObject({ amount: undefined, purpose: undefined });
    expect(labels(arrived(begun))).toEqual(UNNAMED);
  });
});

describe('The words of a payment that was accepted', () => {
  it('say what it was for, unless another one was begun beside it', () => {
    const accepted: KeptPayment = { ...code, way: 'card', promised: '2026-12-12', isAccepted: true };
    expect(acceptedWords(accepted, '170001', true)).toMatchObject({ purpose: 'Rollover fee' });
    expect(acceptedWords({ ...accepted, isOneOfSeveral: true }, '170001', true)).toMatchObject({ purpose: undefined });
  });

  it('say that the order does not show it only where somebody has compared the two', () => {
    expect(acceptedWords(code, '', true).next).toMatch(/^Your order does not show it yet/);
    expect(acceptedWords(code, '', false).next).toBe('Please look at your order before you pay again.');
  });
});
