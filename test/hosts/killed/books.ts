import { sql } from 'drizzle-orm';
import type { Queries } from '../../../scripts/sandbox/database/openDatabase.ts';

/** What an order's books have to show after one payment, or after the loan was taken. */
export interface Expected {
  readonly orderId: string;
  /** What was paid, in cents; 0 where a loan was taken. */
  readonly paidCents: number;
  /** The kinds of calls of which the ledger must hold exactly one yes. */
  readonly signedOnce: readonly string[];
}

interface OrderBooks {
  readonly revision: number;
  readonly status: number;
  readonly lateFeeCents: number;
  readonly parts: number;
  readonly paidParts: number;
  readonly payments: number;
  readonly paidCents: number;
  readonly paidCodes: number;
  readonly paidCards: number;
}

const booksOf = async (db: Queries, orderId: string): Promise<OrderBooks | undefined> => {
  const [row] = await db.all<OrderBooks>(sql`
    SELECT revision, status, late_fee_cents AS lateFeeCents,
      (SELECT count(*) FROM sandbox_instalments WHERE order_id = o.id) AS parts,
      (SELECT count(*) FROM sandbox_instalments WHERE order_id = o.id AND paid_at <> '') AS paidParts,
      (SELECT count(*) FROM sandbox_ledger WHERE order_id = o.id AND kind = 'payment') AS payments,
      (SELECT coalesce(sum(amount), 0) FROM sandbox_ledger WHERE order_id = o.id AND kind = 'payment') AS paidCents,
      (SELECT count(*) FROM sandbox_pay_codes WHERE order_id = o.id AND paid_at <> '') AS paidCodes,
      (SELECT count(*) FROM sandbox_card_payments WHERE order_id = o.id AND state = 'paid') AS paidCards
    FROM sandbox_orders o WHERE id = ${orderId}`);
  return row;
};

const signed = async (db: Queries, orderId: string, kind: string): Promise<number> => {
  const [row] = await db.all<{ times: number }>(
    sql`SELECT count(*) AS times FROM sandbox_ledger WHERE order_id = ${orderId} AND kind = ${kind} AND outcome = '00'`,
  );
  return row?.times ?? 0;
};

const problemsOfPayment = ({ paidCents }: Expected, books: OrderBooks): string[] => [
  ...(books.payments === 1 ? [] : [`${books.payments} payments instead of one`]),
  ...(books.paidCents === paidCents ? [] : [`${books.paidCents} cents in the ledger instead of ${paidCents}`]),
  ...(books.paidParts === books.parts && books.status === 200 ? [] : ['the plan is not what the ledger says']),
  ...(books.paidCodes + books.paidCards === 1 ? [] : [`${books.paidCodes} codes, ${books.paidCards} cards are paid`]),
  ...(books.revision === 2 && books.lateFeeCents === 0 ? [] : ['the order did not change once']),
];

const problemsOfLoan = (books: OrderBooks): string[] => [
  ...(books.parts > 0 && books.paidParts === 0 ? [] : ['the loan has no plan']),
  ...(books.payments === 0 && books.revision === 1 ? [] : ['the loan is not new']),
];

/** What is wrong with an order's books, in words; empty where all of it adds up. */
export const problemsOfBooks = async (db: Queries, expected: Expected): Promise<string[]> => {
  const books = await booksOf(db, expected.orderId);
  if (!books) return [`${expected.orderId}: there is no order`];
  const problems = expected.paidCents ? problemsOfPayment(expected, books) : problemsOfLoan(books);
  for (const kind of expected.signedOnce) {
    const times = await signed(db, expected.orderId, kind);
    if (times !== 1) problems.push(`the ledger holds ${times} yeses to ${kind}`);
  }
  return problems.map((problem) => `${expected.orderId}: ${problem}`);
};

const orphansOf = (table: string) =>
  sql`SELECT ${table} AS name, order_id AS id FROM ${sql.identifier(table)}
    WHERE order_id <> '' AND order_id NOT IN (SELECT id FROM sandbox_orders UNION SELECT order_id FROM sandbox_offers)`;

/** What is wrong with the database as a whole: a broken file, rows without their order. */
export const problemsOfDatabase = async (db: Queries): Promise<string[]> => {
  const checks = await db.all<{ integrity_check: string }>(sql`PRAGMA integrity_check`);
  const broken = checks.map((row) => row.integrity_check).filter((word) => word !== 'ok');
  const tables = ['sandbox_instalments', 'sandbox_ledger', 'sandbox_pay_codes', 'sandbox_card_payments'];
  const orphans = await Promise.all(tables.map((table) => db.all<{ name: string; id: string }>(orphansOf(table))));
  return [...broken, ...orphans.flat().map(({ name, id }) => `${name} holds a row of ${id}, which is not there`)];
};
