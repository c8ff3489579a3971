// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import type { OrderPayments } from './orderPayments.ts';
import { PaymentDetails } from './PaymentDetails.tsx';
import type { PaymentRecord } from './paymentRecord.ts';
import { acceptedReceipt, bookedReceipt, CopyWords, Receipt, type ReceiptWords } from './Receipt.tsx';

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

/** A phone whose clipboard takes a text, or refuses it. @returns what it has taken */
const clipboard = (takes: boolean): string[] => {
  const taken: string[] = [];
  Object.assign(document, { execCommand: () => false });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (words) => {
    if (!takes) throw new Error();
    taken.push(words);
  });
  return taken;
};

it('A text that was copied is said to be, and not the one that stands there next', async () => {
  const taken = clipboard(true);
  const { rerender } = render(<CopyWords words="7100" label="Copy slip" />);
  press('Copy slip');
  await screen.findByRole('button', { name: 'Copied' });
  expect(taken).toEqual(['7100']);
  rerender(<CopyWords words="7101" label="Copy slip" />);
  screen.getByRole('button', { name: 'Copy slip' });
});

it('A text stands there to be held where the phone does not copy', async () => {
  clipboard(false);
  render(<CopyWords words="Pay 7100" label="Copy slip" />);
  press('Copy slip');
  await screen.findByText('Pay 7100');
  screen.getByText('This phone does not allow copying. Press and hold the text.');
});

/** The lines of a receipt, once they are copied. */
const copied = async (words: ReceiptWords): Promise<readonly string[] | undefined> => {
  const taken = clipboard(true);
  render(<Receipt words={words} />);
  press('Copy receipt');
  await screen.findByRole('button', { name: 'Copied' });
  return taken[0]?.split('\n');
};

it('A receipt names the lender, the payment as the service has booked it, and its order, and nothing else', async () => {
  vi.stubEnv('TZ', 'UTC');
  const payment = { amountCents: 725_000, way: 'Bank card', reference: 'R-4711', purpose: 'repayment' } as const;
  const booked = bookedReceipt(
    { id: 'P1', atMs: Date.UTC(2026, 11, 1, 20, 5), ...payment },
    '180001',
    'Paid in full. Thank you',
  );
  expect(await copied(booked)).toEqual([
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

it('A receipt of a payment that was accepted today says when it was sent, with the day, and not that it was paid', async () => {
  const accepted = acceptedReceipt({ ...begun, way: 'card', state: 'accepted' }, '180001', 'Your payment was accepted');
  expect((await copied(accepted))?.slice(-4)).toEqual([
    expect.stringMatching(/^Sent: \d{4}-\d\d-\d\d \d\d:\d\d$/),
    'Reference: 7100',
    'Order number: 180001',
    'Not an official receipt.',
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
