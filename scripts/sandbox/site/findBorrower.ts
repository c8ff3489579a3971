import { eq } from 'drizzle-orm';
import { type Offer, offers } from '../database/loanTables.ts';
import type { Queries } from '../database/openDatabase.ts';
import { dueInFull } from '../loan/dueNow.ts';
import { type Loan, readLoan } from '../loan/findLoan.ts';
import { sessionOfBorrower } from '../session/sessionStore.ts';
import type { Screen, Visitor } from './links.ts';
import { cardScreen } from './loanScreens.ts';

/** A call that faults are offered for, and the screen that makes it. */
export interface ScreenCall extends Screen {
  readonly call: string;
}

/** A borrower by an order number that is an order's, or is kept free for the loan that waits. */
export interface FoundBorrower extends Visitor {
  readonly borrowerName: string;
  readonly story: string;
  readonly hasOrder: boolean;
  /** The calls of binding, confirming and paying by card that this borrower can make. */
  readonly loanCalls: readonly ScreenCall[];
}

const bindCalls: readonly ScreenCall[] = ['readBankForm', 'bindCard'].map((call) => ({ call, path: '/bindBank' }));

function offerCalls({ terms }: Offer): ScreenCall[] {
  const isLegacy = terms.legacy !== undefined;
  const path = isLegacy ? '/loanConfirm' : '/newLoanConfirm';
  const calls = isLegacy
    ? ['readLegacyLoanOffer', 'listLegacyAgreements', 'openLegacyAgreement', 'pushLegacyLoan']
    : ['readLoanOffer', 'listAgreements', 'openAgreement', 'pushLoan'];
  return calls.map((call) => ({ call, path }));
}

function cardCalls(loan: Loan): ScreenCall[] {
  const due = dueInFull(loan);
  if (due === null) return [];
  const calls = ['readRepaymentWays', 'commitRepayment', 'confirmRepayment', 'repayByWallet'];
  return calls.map((call) => ({ ...cardScreen(due.amountCents), call }));
}

/** Looks a borrower up by the order's number; null where the sandbox has none. */
export async function findBorrower(db: Queries, orderId: string): Promise<FoundBorrower | null> {
  const loan = await readLoan(db, orderId);
  const [offer] = await db.select().from(offers).where(eq(offers.orderId, orderId));
  const who = loan?.order ?? offer;
  if (who === undefined) return null;
  const { borrowerName, mobilePhone, productId, story, userId } = who;
  const calls = [...(loan ? cardCalls(loan) : []), ...(offer?.pushedAt === '' ? offerCalls(offer) : []), ...bindCalls];
  const visitor = { id: orderId, mobilePhone, productId, userId, sessionId: await sessionOfBorrower(db, userId) };
  return { ...visitor, borrowerName, story, hasOrder: loan !== null, loanCalls: calls };
}
