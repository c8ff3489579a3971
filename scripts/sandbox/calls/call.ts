import { inTransaction, type Queries } from '../database/openDatabase.ts';
import { badRequest } from '../http/envelope.ts';
import { asText, asWholeNumber, type Fields } from '../http/fields.ts';
import type { Service } from '../service.ts';

/** One call that is being served: its sender (the query), its input (the body), and the service's state. */
export interface Call extends Pick<Service, 'database' | 'pagesPath' | 'terms'> {
  readonly name: string;
  /** The user id of the call's session; '' for a call without a session, which is open to everybody. */
  readonly borrowerId: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Fields;
  /** Where absolute links of the answer begin. */
  readonly origin: string;
  readonly nowMs: number;
}

/**
 * Returns the data of the envelope, or a whole Response (an image). To refuse the call, it throws a Refusal, which rolls back what the
 * call has written; or returns one, which keeps it, for instance the count of wrong codes.
 */
export type Handler<Data = unknown> = (call: Call, db: Queries) => Promise<Data>;

/** Makes a handler that writes, or that needs consistent reads: it gets a transaction that holds the write lock. */
export const transactional =
  <Data>(handler: Handler<Data>): Handler<Data> =>
  (call) =>
    inTransaction(call.database, (tx) => handler(call, tx));

/** A field of the body, or else of the query, as text; '' where neither has it. */
export function textOf(call: Call, name: string): string {
  return asText(call.body[name]) || (call.query[name] ?? '');
}

/** A field that the call cannot do without. */
export function requiredText(call: Call, name: string): string {
  const text = textOf(call, name);
  if (text === '') throw badRequest(`The field ${name} is missing.`);
  return text;
}

/** A field that must be a whole number, in cents where it is money. */
export function requiredWholeNumber(call: Call, name: string): number {
  const number = asWholeNumber(requiredText(call, name));
  if (number === null) throw badRequest(`The field ${name} is not a whole number.`);
  return number;
}
