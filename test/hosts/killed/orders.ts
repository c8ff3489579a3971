import type { BorrowerOf } from '../../support/borrowers.ts';
import { borrowers } from '../../support/borrowers.ts';
import type { Random } from '../../support/random.ts';
import type { Expected } from './books.ts';
import { payAtCounter } from './counter.ts';
import { type Line, payByCard, payByCode, takeLoan } from './payers.ts';

/** One thing that a borrower does in a round, and what the books have to show then. */
export interface Work extends Expected {
  readonly run: (line: Line, random: Random) => Promise<void>;
}

const card = ({ orderId, withholdingAmount = '' }: BorrowerOf, at: number): Work => {
  const paidCents = Number(withholdingAmount);
  const signedOnce = ['commitRepayment'];
  return { orderId, paidCents, signedOnce, run: (line, random) => payByCard(line, orderId, paidCents, at, random) };
};

const code = ({ orderId, withholdingAmount = '' }: BorrowerOf): Work => {
  const paidCents = Number(withholdingAmount);
  const signedOnce = ['confirmRepayment'];
  return { orderId, paidCents, signedOnce, run: (line, random) => payByCode(line, orderId, paidCents, random) };
};

const counter = ({ orderId }: BorrowerOf, paidCents: number): Work => ({
  orderId,
  paidCents,
  signedOnce: [],
  run: (line) => payAtCounter(line, orderId, paidCents),
});

const loan = ({ orderId }: BorrowerOf): Work => ({
  orderId,
  paidCents: 0,
  signedOnce: ['pushLoan'],
  run: (line, random) => takeLoan(line, orderId, random),
});

/** What all of them do at one time. Each order has one part, so that one payment settles it. */
export const work: readonly Work[] = [
  card(borrowers.cardWithoutCode, 0),
  card(borrowers.overdueCards, 1),
  code(borrowers.cardInText),
  code(borrowers.cardAlone),
  counter(borrowers.cardAndWallet, Number(borrowers.cardAndWallet.withholdingAmount)),
  counter(borrowers.noDefaultCode, 123_456),
  loan(borrowers.offer),
  loan(borrowers.offerLarge),
];
