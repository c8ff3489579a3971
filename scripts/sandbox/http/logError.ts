import { DrizzleQueryError } from 'drizzle-orm';

/** Says what went wrong, without the values of a query: they are the borrower's. */
export function logError(error: unknown): void {
  if (error instanceof DrizzleQueryError) console.error(error.query, error.cause);
  else console.error(error);
}
