import type { Reader } from '../lib/shape.ts';
import { plainText } from '../lib/texts.ts';
import { dayIn } from './dates.ts';
import type { Cents } from './money.ts';

/**
 * What the service states about money: the only source for the app's own sentences about money. Each fact may be absent, and one of the wrong
 * type is. The meaning of a text (a row, a status, a description) is never guessed. Amounts are cents, days `YYYY-MM-DD` in the lender's time zone,
 * moments milliseconds since the epoch. Each reader below takes exactly one type. The facts themselves are in `orderFacts.ts`, `planFacts.ts` and
 * `offerFacts.ts`.
 */

export const exactCount = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;

export const exactText = (value: unknown): string | undefined =>
  typeof value === 'string' ? plainText(value) || undefined : undefined;

// With an offset: without one, phones in different time zones would read different moments.
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

export const exactFlag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
export const exactCents = (value: unknown): Cents | undefined =>
  exactCount(typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value);
export const exactId = (value: unknown): string | undefined =>
  exactCount(value) === undefined ? exactText(value) : String(value);
export const exactDay = (value: unknown): string | undefined =>
  typeof value === 'string' && dayIn(value) === value ? value : undefined;
export const exactMoment = (value: unknown): number | undefined =>
  typeof value === 'string' && MOMENT.test(value) && dayIn(value.slice(0, 10))
    ? Date.parse(value) || undefined
    : undefined;

/** One of these words. */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <Word extends string>(...words: readonly Word[]): Reader<Word | undefined> =>
  Object.assign((value: unknown) => words.find((each) => each === value), { words });

/** A list, absent as a whole where one entry is wrong: a list with a gap would be another statement. */
/* @__NO_SIDE_EFFECTS__ */
export const wholeList = <Entry>(
  of: Reader<Entry | undefined>,
  isWhole: (entries: readonly Entry[]) => boolean = () => true,
): Reader<readonly Entry[] | undefined> =>
  Object.assign(
    (value: unknown) => {
      if (!Array.isArray(value)) return undefined;
      const entries = value.map(of);
      return entries.every((entry) => entry !== undefined) && isWhole(entries) ? entries : undefined;
    },
    { of },
  );

/** The facts that a row of an order, and one of an offer, may hold. */
export const ORDER_ROW_FACTS = ['dueAmount', 'dueDate', 'totalLeft', 'daysLate', 'instalment', 'account'] as const;
export const OFFER_ROW_FACTS = ['received', 'payBack'] as const;
export type OrderRowFact = (typeof ORDER_ROW_FACTS)[number];
export type OfferRowFact = (typeof OFFER_ROW_FACTS)[number];
export type RowFact = OrderRowFact | OfferRowFact;

/** Which row of the service holds which fact, by its label in any language. */
export type FactRows<Fact extends RowFact = RowFact> = { readonly [label: string]: Fact };
