// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import type { OrderPayments } from './orderPayments.ts';
import { PaymentDetails } from './PaymentDetails.tsx';
import type { PaymentRecord } from './paymentRecord.ts';
import { acceptedReceipt, bookedReceipt, linesOf, SavePicture } from './Receipt.tsx';
import { createReceipt, type ReceiptDevice, type ReceiptLines } from './receiptModel.ts';

const slip = (code: string, time = '12:00'): ReceiptLines => ({
  fileName: 'pay-slip.png',
  lines: [{ text: code, size: 44 }],
  words: `${code}, as checked at ${time}`,
  subject: code,
});

const shown = (how: Partial<ReceiptDevice> = {}) => {
  const model = createReceipt({
    draw: async (lines) => new Blob([lines.map(({ text }) => text).join()]),
    share: async () => 'no',
    save: () => false,
    copy: async () => true,
    addressOf: async (picture) => `data:,${await picture.text()}`,
    ...how,
  });
  const view = (receipt: ReceiptLines) => <SavePicture receipt={receipt} label="Save this slip" model={model} />;
  const { rerender } = render(view(slip('7100')));
  return { change: (receipt: ReceiptLines) => rerender(view(receipt)) };
};

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

describe('What has come of saving a slip', () => {
  it('is not said of the one that stands there once its code is another, and that one can be saved', async () => {
    const { change } = shown();
    press('Save this slip');
    expect((await screen.findByRole('img')).getAttribute('src')).toBe('data:,7100');
    press('Copy text');
    await screen.findByRole('button', { name: 'Copied' });
    change(slip('7101'));
    expect(screen.queryByRole('img')).toBeNull();
    press('Save this slip');
    expect((await screen.findByRole('img')).getAttribute('src')).toBe('data:,7101');
    expect(screen.getByRole('button', { name: 'Copy text' })).toBeDefined();
  });

  it('does not call a slip saved that was not', async () => {
    const { change } = shown({ save: () => true });
    press('Save this slip');
    await screen.findByText(/^Saved on this phone/);
    change(slip('7101'));
    expect(screen.queryByText(/^Saved on this phone/)).toBeNull();
  });

  it('stays where the same code was checked anew', async () => {
    const { change } = shown();
    press('Save this slip');
    await screen.findByRole('img');
    change(slip('7100', '12:01'));
    expect(screen.getByRole('img').getAttribute('src')).toBe('data:,7100');
  });

  it('keeps the button at work while an earlier slip is being saved', () => {
    const { change } = shown({ draw: () => new Promise(() => {}) });
    press('Save this slip');
    change(slip('7101'));
    expect(screen.getByRole('button', { name: 'Save this slip' }).getAttribute('aria-busy')).toBe('true');
  });
});

it('A receipt names the lender, the payment as the service has booked it, and its order, and nothing else', () => {
  vi.stubEnv('TZ', 'UTC');
  const payment = { amountCents: 725_000, way: 'Bank card', reference: 'R-4711', purpose: 'repayment' } as const;
  const booked = bookedReceipt(
    { id: 'P1', atMs: Date.UTC(2026, 11, 1, 20, 5), ...payment },
    '180001',
    'Paid in full. Thank you',
  );
  const { fileName, lines } = linesOf(booked);
  expect(fileName).toBe('receipt.png');
  expect(lines.map(({ text, value }) => (value ? `${text}: ${value}` : text))).toEqual([
    'Sample Loan',
    'Paid in full. Thank you',
    '₱7,250.00',
    'Repayment',
    // On the lender's clock, in Manila: on the phone it is still the day before.
    'Paid on: 2026-12-02 04:05',
    'Paid by: Bank card',
    'Reference: R-4711',
    'Order number: 180001',
    'Not an official receipt.',
  ]);
});

const begun: PaymentRecord = {
  ...{ way: 'code', state: 'opened', isRollover: false, amount: '320000', place: 'Sample Counter', reference: '7100' },
  ...{ promisedDay: '', atMs: Date.now(), before: {} },
};

it('A receipt of a payment that was accepted today says when it was sent, with the day, and not that it was paid', () => {
  const accepted = acceptedReceipt({ ...begun, way: 'card', state: 'accepted' }, '180001', 'Your payment was accepted');
  expect(linesOf(accepted).lines.at(-1)?.text).toBe('Not an official receipt.');
  expect(accepted.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    expect.stringMatching(/^Sent: \d{4}-\d\d-\d\d \d\d:\d\d$/),
    'Reference: 7100',
    'Order number: 180001',
  ]);
});

it('A complaint about a payment that does not show names its amount, its channel, its code, and since when', () => {
  const [write, assign] = [vi.fn(), vi.fn()];
  const env = { page: { session: {}, headers: {} }, store: { write }, navigator: { assign } };
  const payments = { env } as unknown as OrderPayments;
  render(<PaymentDetails payments={payments} status={{ pending: begun, isOverdue: true }} />);
  press('I paid but it does not show');
  const words = /Amount: ₱3,200\.00\. With: Sample Counter\. Code: 7100\. Since: \d{4}-\d\d-\d\d \d\d:\d\d\.$/;
  expect(write.mock.calls).toEqual([['complaintWords', { words: expect.stringMatching(words) }]]);
  expect(assign.mock.calls).toEqual([['/complaint?from=payment']]);
});

it('A settled order that still says what is due is not said to leave nothing to pay', () => {
  const payments = { env: { page: { session: {}, headers: {} } } } as unknown as OrderPayments;
  const arrived = { payments: [], isSettled: true, movedTo: '', isKnown: true, isEarlier: false };
  const { rerender } = render(<PaymentDetails payments={payments} status={{ arrived }} />);
  screen.getByText('Nothing is left to pay on this order.');
  rerender(<PaymentDetails payments={payments} status={{ arrived, next: { amount: '5000', date: undefined } }} />);
  screen.getByText('Your order now says ₱50.00.');
  expect(screen.queryByText('Nothing is left to pay on this order.')).toBeNull();
});
