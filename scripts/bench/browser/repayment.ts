import { textOf } from '../../../test/engines/json.ts';
import { type BorrowerOf, borrowers } from '../../../test/support/borrowers.ts';
import type { Finder } from './finder.ts';
import { takeMove } from './move.ts';
import type { Phone } from './phone.ts';
import { visit } from './visit.ts';

/** A repayment as it goes on: its order is on screen, what is due, the code, and the receipt of a payment. */
export const stages = ['order', 'repayment', 'code', 'receipt'] as const;

export type Stage = (typeof stages)[number];

/** Who repays: three instalments are left, so that there is a second time. */
export const repayer: BorrowerOf = borrowers.instalments;

/** What stands on each screen, and on none before it. */
const texts: Readonly<Record<Stage, string>> = {
  order: 'Amount of this instalment',
  repayment: 'How to pay with this code',
  code: 'In the app',
  receipt: 'Seen in your order',
};

/** The texts that a phone has to look out for. */
export const textsOfRepayment: readonly string[] = Object.values(texts);

const taps = {
  repayment: { css: 'button', text: 'Repayment' },
  code: { css: 'a[href^="/repaymentOfCode2"]' },
} satisfies { readonly [stage: string]: Finder };

// By then an order that is read has had the next screen fetched or prerendered; it takes 2.5 s of rest.
const REST_MS = 3500;

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, REST_MS));

const addressAt = (origin: string, page: string, sessionId: string): string =>
  `${origin}/${page}?${new URLSearchParams({ ...repayer, sessionId, from: 'sms' })}`;

const digitsOnScreen = `document.querySelector('.code').textContent.replace(/\\D/g, '')`;

/** Where screens are looked at. */
interface Place {
  readonly origin: string;
  /** The borrower's session this time; each message has another. */
  readonly sessionId: string;
  /** Runs once a stage is on screen and the line is still. */
  reached(stage: Stage): void;
}

/** Where a repayment happens. */
export interface RepaymentPlace extends Place {
  /** Takes the money for a code, as a shop's counter does. */
  pay(code: string): Promise<void>;
}

/**
 * A whole repayment: from the link of a message to the order, to what is due, to the code, which is paid at a counter while its
 * page is open, to the receipt. A borrower reads each screen before they go on.
 */
export const takeRepayment = async (
  phone: Phone,
  { origin, sessionId, pay, reached }: RepaymentPlace,
): Promise<void> => {
  await visit(phone, addressAt(origin, 'loanDetail', sessionId), texts.order);
  await rest();
  reached('order');
  await takeMove(phone, taps.repayment, texts.repayment);
  await rest();
  reached('repayment');
  await takeMove(phone, taps.code, texts.code);
  await rest();
  reached('code');
  await pay(textOf(await phone.evaluate(digitsOnScreen)));
  await phone.next(({ kind, text }) => kind === 'data' && text === texts.receipt, 'the receipt');
  await rest();
  reached('receipt');
};

/** The same as far as pages by hand have it, which lead nowhere and end at the code: each is opened by its address. */
export const readByHand = async (phone: Phone, { origin, sessionId, reached }: Place): Promise<void> => {
  for (const [stage, page] of [
    ['order', 'loanDetail'],
    ['repayment', 'repay'],
    ['code', 'repaymentOfCode2'],
  ] as const) {
    await visit(phone, addressAt(origin, page, sessionId), texts[stage]);
    await rest();
    reached(stage);
  }
};
