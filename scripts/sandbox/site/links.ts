import { asc } from 'drizzle-orm';
import { STATUS_110, STATUS_151 } from '../../../shared/domain/orderStatus.ts';
import { complaintSeeds } from '../complaints/complaintSeeds.ts';
import type { Queries } from '../database/openDatabase.ts';
import { type Offer, type Order, orders } from '../database/schema.ts';
import { dueInFull } from '../loan/dueNow.ts';
import { readLoan } from '../loan/findLoan.ts';

/** The borrower, session and order of a link into the app. */
export interface Visitor extends Pick<Order, 'id' | 'userId' | 'mobilePhone' | 'productId'> {
  readonly sessionId: string;
  /** The base path of the app's pages; if absent, the root. */
  readonly pagesPath?: string;
}

/**
 * Returns the URL of a screen, such as `/repaymentOfCode?type=1`, with the session parameters that the app adds. Without `language`,
 * the screen uses the brand's default.
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

/** The screens that the start page lists for every order. */
const screens: readonly string[] = [
  ...['/loanDetail', '/order', '/repay', '/repayDelay', '/paymentReminders', '/myDocuments', '/repaymentOfCode2'],
  ...['/repaymentOfCode?type=1', '/repaymentOfCode?type=2', '/carpmm', '/paymentInstructions'],
  ...['/complaint', '/complaintList', '/customerService'],
];

/** Returns the amount due in cents, by order id, for all orders that have one. */
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

/** Returns the path of the card payment screen, with the amount due as the app passes it. */
export const cardScreen = (dueCents: number): string => `/repaymentMethod?withholdingAmount=${dueCents}`;

/** Returns the screens that depend on the order's state: card payment, binding an account, a partner's failed login. */
function loanScreens({ status, traits }: Order, dueCents: number | undefined): string[] {
  const bind = traits.asksForCard ? ['/bindBank', '/bindBank?source=loanDetail'] : ['/bindBank'];
  if (dueCents !== undefined) return [cardScreen(dueCents), ...bind];
  if (String(status) === STATUS_110) return ['/error'];
  return String(status) === STATUS_151 ? bind : [];
}

/** The maximum number of linked complaints; the others can be reached through the complaint list. */
const MAX_COMPLAINTS = 4;

/** Returns the screens of an order, including those of its seeded complaints. */
export function orderScreens(order: Order, dueCents: number | undefined): string[] {
  const complaints = (complaintSeeds[order.id] ?? []).slice(0, MAX_COMPLAINTS);
  const ofComplaints = complaints.map(({ id }) => `/complainDetails?problemId=${id}`);
  return [...screens, ...loanScreens(order, dueCents), ...ofComplaints];
}

/** Returns the screens of an open offer. */
export function offerScreens({ terms }: Offer): string[] {
  const periods = terms.parts.length > 1 ? ['/confirmOfPeriod'] : [];
  return terms.legacy ? ['/loanConfirm'] : ['/newLoanConfirm', ...periods, '/loanConfirm'];
}
