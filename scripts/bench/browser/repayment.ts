import { textOf } from '../../../test/engines/json.ts';
import { type BorrowerOf, borrowers } from '../../../test/support/borrowers.ts';
import type { Finder } from './finder.ts';
import { takeMove } from './move.ts';
import type { Phone } from './phone.ts';
import { visit } from './visit.ts';

/** The screens of a repayment, in order: the order, the amount due, the pay code, and the receipt after the payment. */
export const stages = ['order', 'repayment', 'code', 'receipt'] as const;

export type Stage = (typeof stages)[number];

/** The borrower who repays. Three instalments are left, so the repayment can be measured a second time. */
export const repayer: BorrowerOf = borrowers.instalments;

/** A text for each screen that no earlier screen shows. */
const texts: Readonly<Record<Stage, string>> = {
  order: 'Amount of this instalment',
  repayment: 'How to pay with this code',
  code: 'In the app',
  receipt: 'Seen in your order',
};

/** The texts that the phone has to watch for. */
export const textsOfRepayment: readonly string[] = Object.values(texts);

const taps = {
  repayment: { css: 'button', text: 'Repayment' },
  code: { css: 'a[href^="/repaymentOfCode2"]' },
} satisfies { readonly [stage: string]: Finder };

// The order page prefetches or prerenders the next screen after 2.5 s without input; by this time it has finished.
const REST_MS = 3500;

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, REST_MS));

const addressAt = (origin: string, page: string, sessionId: string): string =>
  `${origin}/${page}?${new URLSearchParams({ ...repayer, sessionId, from: 'sms' })}`;

const digitsOnScreen = `document.querySelector('.code').textContent.replace(/\\D/g, '')`;

/** The parameters of a visit to several screens. */
interface Place {
  readonly origin: string;
  /** The session id of this visit; each message's link has a different one. */
  readonly sessionId: string;
  /** Called once a stage is on screen and the network is idle. */
  reached(stage: Stage): void;
}

/** The parameters of a repayment. */
export interface RepaymentPlace extends Place {
  /** Marks a code as paid, as a payment at a shop's counter would. */
  pay(code: string): Promise<void>;
}

/**
 * Runs a whole repayment: opens the order from a message's link, moves on to the amount due and to the code, pays the code while
 * its page is open, and waits for the receipt. Waits on each screen as long as a borrower would read it.
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

/** Opens the same screens in the hand-written pages. They have no links and no receipt, so each page is opened by its URL. */
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
