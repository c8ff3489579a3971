import { withoutInvisible } from '../lib/texts.ts';
import { parseAmountInput } from './amountInput.ts';
import { dayIn } from './dates.ts';
import type { FactRows, RowFact } from './facts.ts';
import type { Cents, MoneyStyle } from './money.ts';
import type { OfferFacts } from './offerFacts.ts';
import type { OrderFacts } from './orderFacts.ts';
import type { InstalmentCount } from './planFacts.ts';

// Facts in rows of texts, for a service that states them nowhere else: the brand names the rows.

/** A row of the service: a label and a value, both texts. */
interface FactRow {
  readonly label: string;
  readonly value: string;
}

/** A label as it is compared: without case, outer blanks, a closing colon and unseen characters. */
export const labelKey = (label: string): string =>
  withoutInvisible(label)
    .trim()
    .replace(/\s*[:：]$/, '')
    .toLowerCase();

/** The row that the brand names for a fact: of several labels, the first that occurs, if it is on one row only. */
export const rowWith = <Row extends Pick<FactRow, 'label'>>(
  rows: readonly Row[],
  named: FactRows | undefined,
  fact: RowFact,
): Row | undefined => {
  const [found = []] = Object.entries(named || {})
    .filter(([, each]) => each === fact)
    .map(([label]) => rows.filter((row) => labelKey(row.label) === labelKey(label)))
    .filter(({ length }) => length);
  return found.length === 1 ? found[0] : undefined;
};

/** How a brand writes amounts. */
export interface MoneyForm {
  readonly sign: string;
  readonly style: MoneyStyle;
}

/** An amount that is the whole of a text, in a brand's format; undefined for any other text, also for digits alone: their unit is unknown. */
export const amountOfText = (value: string, { sign, style }: MoneyForm): Cents | undefined => {
  const text = withoutInvisible(value).trim();
  const amount = /^\d+$/.test(text) ? undefined : parseAmountInput(text, sign, style);
  return Number.isSafeInteger(amount) ? amount : undefined;
};

const dayOfText = (value: string): string | undefined =>
  /^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/.test(value) ? dayIn(value) : undefined;

/** '2 of 4' in any language. */
const countOfText = (value: string): InstalmentCount | undefined => {
  const [, at, of] = (/^[^\d.,:/-]*(\d{1,3})[^\d.,:/-]+(\d{1,3})[^\d.,:/-]*$/.exec(value) || []).map(Number);
  return at && of && at <= of ? { at, of } : undefined;
};

const wholeOfText = (value: string): number | undefined => (/^\d{1,4}$/.test(value) ? Number(value) : undefined);

type OfText = readonly [
  key: keyof OrderFacts | keyof OfferFacts,
  read: (value: string, form: MoneyForm) => Cents | string | InstalmentCount | undefined,
];

const OF_TEXT: { readonly [fact in RowFact]: OfText } = {
  dueAmount: ['dueCents', amountOfText],
  dueDate: ['dueDate', dayOfText],
  totalLeft: ['totalLeftCents', amountOfText],
  daysLate: ['daysLate', wholeOfText],
  instalment: ['instalment', countOfText],
  account: ['account', (value) => value || undefined],
  received: ['receivedCents', amountOfText],
  payBack: ['payBackCents', amountOfText],
};

/** The facts with those that are absent from the rows that the brand names, where the whole value of the row is the fact. */
export const withRows = <Facts extends OrderFacts | OfferFacts>(
  facts: Facts,
  rows: readonly FactRow[],
  named: FactRows | undefined,
  form: MoneyForm,
): Facts => {
  const all = { ...facts };
  const stated = new Map<string, unknown>(Object.entries(facts));
  for (const fact of Object.values(named || {})) {
    const [key, read] = OF_TEXT[fact];
    const row = rowWith(rows, named, fact);
    if (row && stated.get(key) === undefined)
      Object.assign(all, { [key]: read(withoutInvisible(row.value).trim(), form) });
  }
  return all;
};
