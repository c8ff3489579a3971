import { asc } from 'drizzle-orm';
import { STATUS_110, STATUS_151 } from '../../../shared/domain/orderStatus.ts';
import { complaintSeeds } from '../complaints/complaintSeeds.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Offer, type Order, orders } from '../database/schema.ts';
import { dueInFull } from '../loan/dueNow.ts';
import { readLoan } from '../loan/findLoan.ts';

/** Whose session it is, which one, and on which order. */
export interface Visitor extends Pick<Order, 'id' | 'userId' | 'mobilePhone' | 'productId'> {
  readonly sessionId: string;
  /** The path below which the pages stand; none for the root. */
  readonly pagesPath?: string;
}

/**
 * The address of a borrower's screen, such as `/repaymentOfCode?type=1`, with the session as the app puts it there; without a language
 * the brand's default shows.
 */
export function screenUrl(visitor: Visitor, screen: string, language?: string): string {
  const session = new URLSearchParams({
    deviceId: `device-${visitor.userId}`,
    appVersion: '1.0.0',
    userId: visitor.userId,
    appName: 'SampleLending',
    sessionId: visitor.sessionId,
    clientType: 'h5',
    merchantNumber: '1001',
    mobilePhone: visitor.mobilePhone,
    orderId: visitor.id,
    productId: visitor.productId,
  });
  const [path, extra] = screen.split('?');
  const query = [session, extra, language && `lang=${language}`].filter(Boolean).join('&');
  return `${visitor.pagesPath ?? ''}${path}?${query}`;
}

/** The screens of every borrower with an order. */
const screens: readonly string[] = [
  ...['/loanDetail', '/order', '/repay', '/repayDelay', '/paymentReminders', '/myDocuments', '/repaymentOfCode2'],
  ...['/repaymentOfCode?type=1', '/repaymentOfCode?type=2', '/carpmm', '/paymentInstructions'],
  ...['/complaint', '/complaintList', '/customerService'],
];

/** What is due on each order that is being repaid, in cents, by the order's number. */
export async function dueAmounts(db: Queries): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ id: orders.id }).from(orders).orderBy(asc(orders.id));
  const loans = await Promise.all(rows.map(({ id }) => readLoan(db, id)));
  return new Map(
    loans.flatMap((loan) => {
      const due = loan && dueInFull(loan);
      return due ? [[loan.order.id, due.amountCents]] : [];
    }),
  );
}

/** The screen of paying by card, with what the app says is due. */
export const cardScreen = (dueCents: number): string => `/repaymentMethod?withholdingAmount=${dueCents}`;

/** The screens of binding an account and paying by card, and of a partner's failed login, for whom they make sense. */
function loanScreens({ status, traits }: Order, dueCents: number | undefined): string[] {
  const bind = traits.asksForCard ? ['/bindBank', '/bindBank?source=loanDetail'] : ['/bindBank'];
  if (dueCents !== undefined) return [cardScreen(dueCents), ...bind];
  if (String(status) === STATUS_110) return ['/error'];
  return String(status) === STATUS_151 ? bind : [];
}

/** More complaints than these are found in the borrower's own list. */
const MAX_COMPLAINTS = 4;

/** The screens of an order, with those of the complaints that come with it. */
export function orderScreens(order: Order, dueCents: number | undefined): string[] {
  const complaints = (complaintSeeds[order.id] ?? []).slice(0, MAX_COMPLAINTS);
  const ofComplaints = complaints.map(({ id }) => `/complainDetails?problemId=${id}`);
  return [...screens, ...loanScreens(order, dueCents), ...ofComplaints];
}

/** The screens of a loan that waits for the borrower's word. */
export function offerScreens({ terms }: Offer): string[] {
  const periods = terms.parts.length > 1 ? ['/confirmOfPeriod'] : [];
  return terms.legacy ? ['/loanConfirm'] : ['/newLoanConfirm', ...periods, '/loanConfirm'];
}
