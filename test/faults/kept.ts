import { digest } from '../../shared/platform/storage/digest.ts';
import { listData } from '../../shared/platform/storage/listData.ts';
import { receiptRule } from '../../shared/platform/storage/paymentReceipts.ts';
import { SEEN_LIMIT, SEEN_MAX_AGE_MS, SLIP_LIMIT, SLIP_MAX_AGE_MS } from '../../shared/platform/storage/paySlip.ts';
import { type PhoneRule, phoneData } from '../../shared/platform/storage/phoneData.ts';
import { phoneTable } from '../../shared/platform/storage/phoneTable.ts';
import type { KeptNow } from './page/keptNow.ts';
import { NOW_MS } from './page/stageScript.ts';
import { EARLIER_SESSION_ID, SESSION_ID } from './session.ts';

/** The borrower, order and product in a page's address; each empty if absent. */
export interface Owner {
  readonly userId: string;
  readonly orderId: string;
  readonly productId: string;
}

/** The texts that a case itself has put into the storages, so the page did not write them. */
export type Placed = ReadonlySet<string>;

type Raw = { readonly [name: string]: unknown };

const record = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};

const parsed = (text: string): Raw => {
  try {
    return record(JSON.parse(text));
  } catch {
    return {};
  }
};

const own = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

const DAY_MS = 86_400_000;

/** @returns the names allowed in a place, by the table of all stored data. A `sent:` mark has a variable name. */
const namesAt = (place: string): readonly string[] =>
  phoneTable.filter((row) => row.place.includes(place)).map(({ name }) => name.replace(/:\*$/, ''));

// Whoever requests a code to register is not a borrower yet: that mark belongs to the phone alone.
const OF_NOBODY = ['sent:registrationCode', 'lang'];

const isPlaced = (placed: Placed, value: unknown): boolean => {
  const text = JSON.stringify(value);
  return [...placed].some((each) => each.includes(text));
};

/** The times when the case began and now, in milliseconds: a case may set the clock, and then stored data only seem old. */
type Clocks = readonly number[];

const ageAt = (clocks: Clocks, atMs: unknown): number =>
  Math.min(...clocks.map((nowMs) => Math.abs(nowMs - Number(atMs))));

/** @returns what is wrong with a value's age, by its field `moment`, and with the length of its JSON. */
const boundProblems = (
  name: string,
  value: Raw,
  clocks: Clocks,
  { moment, maxAgeMs, limit }: { readonly moment: string; readonly maxAgeMs: number; readonly limit: number },
): readonly string[] => [
  ...(ageAt(clocks, value[moment]) <= maxAgeMs ? [] : [`${name} is kept, and is of ${own(value[moment])}`]),
  ...(JSON.stringify(value).length <= limit ? [] : [`${name} is longer than ${limit}`]),
];

const FIELDS = ['userId', 'orderId', 'productId'] as const;

const rules: { readonly [name: string]: PhoneRule } = { ...phoneData, ...listData, paymentReceipts: receiptRule };

/** @returns what is wrong with one value: it belongs to none of the case's owners, is too old or too long. */
const valueProblems = (name: string, value: Raw, owners: readonly Owner[], clocks: Clocks): readonly string[] => {
  const rule = rules[name];
  if (!rule) return [`${name} is kept and stands in no table`];
  const fields = FIELDS.filter((field) => rule.owner.includes(field));
  const isOwned = owners.some((owner) => fields.every((field) => own(value[field]) === owner[field]));
  return [
    ...(isOwned ? [] : [`${name} is kept for ${fields.map((field) => `${field} “${own(value[field])}”`).join(', ')}`]),
    ...boundProblems(name, value, clocks, rule),
  ];
};

// The key of a `sent:` mark names its owner.
const markProblems = (name: string, value: Raw, owners: readonly Owner[], clocks: Clocks): readonly string[] => {
  const parts = name.split(/[:|]/);
  const isOwned = owners.some(
    ({ userId, orderId, productId }) =>
      parts.includes(userId) && (parts.includes(orderId) || parts.includes(productId)),
  );
  // In the fallback storage the mark is wrapped, with the text of the first storage that it overrides.
  const { atMs } = 'over' in value ? record(value['data']) : value;
  const ageMs = atMs === undefined ? 0 : ageAt(clocks, atMs);
  return [
    ...(isOwned ? [] : [`the mark ${name} is of nobody of this case`]),
    ...(ageMs <= DAY_MS ? [] : [`the mark ${name} is of ${own(atMs)}`]),
  ];
};

// The key of a slip is a digest of its owner; the slip names nobody.
const slipProblems = (name: string, value: Raw, owners: readonly Owner[], clocks: Clocks): readonly string[] => {
  const namesOf = ({ userId, orderId, productId }: Owner): readonly string[] =>
    [SESSION_ID, EARLIER_SESSION_ID].flatMap((session) =>
      [true, false].map((isRollover) => `slip:${digest([userId, session, orderId, productId, isRollover].join())}`),
    );
  return [
    ...(owners.some((owner) => namesOf(owner).includes(name)) ? [] : [`${name} is of nobody of this case`]),
    ...boundProblems(name, value, clocks, { moment: 'checkedAt', maxAgeMs: SLIP_MAX_AGE_MS, limit: SLIP_LIMIT }),
  ];
};

// The record of a seen code has a digest of its borrower, and names neither the code nor the order.
const seenCodeProblems = (name: string, value: Raw, owners: readonly Owner[], clocks: Clocks): readonly string[] => {
  const borrowers = owners.flatMap(({ userId }) =>
    [SESSION_ID, EARLIER_SESSION_ID].map((session) => digest(`${userId} ${session}`)),
  );
  return [
    ...(borrowers.includes(own(value['borrower'])) ? [] : [`${name} is of nobody of this case`]),
    ...boundProblems(name, value, clocks, { moment: 'seenAt', maxAgeMs: SEEN_MAX_AGE_MS, limit: SEEN_LIMIT }),
  ];
};

const dataProblems = (
  name: string,
  data: unknown,
  owners: readonly Owner[],
  clocks: Clocks,
  placed: Placed,
): readonly string[] => {
  if (data === null || data === undefined || OF_NOBODY.includes(name)) return [];
  if (name === 'borrower')
    return owners.some(({ userId }) => userId === own(data)) ? [] : [`the tab is kept for ${own(data)}`];
  if (name.startsWith('sent:')) return markProblems(name, record(data), owners, clocks);
  if (name.startsWith('slip:')) return slipProblems(name, record(data), owners, clocks);
  if (name.startsWith('code:')) return seenCodeProblems(name, record(data), owners, clocks);
  const { entries } = record(data);
  const values = Array.isArray(entries) ? entries : [data];
  return values
    .filter((value) => !isPlaced(placed, value))
    .flatMap((value) => valueProblems(name.replace(/^payment:.*/, 'payment'), record(value), owners, clocks));
};

/**
 * Checks what is stored in the browser after a case. @returns the problems: unknown keys, values of a borrower or order
 * whose page the case did not open, values that are older or longer than their rule allows, and the session's id.
 */
export const keptProblems = (
  kept: KeptNow,
  brandId: string,
  owners: readonly Owner[],
  placed: Placed,
): readonly string[] => {
  const { tab, phone, entry, nowMs } = kept;
  const clocks = [nowMs, NOW_MS];
  const prefix = `loan:${brandId}:`;
  const texts = [...Object.entries(tab), ...Object.entries(phone)].filter(([, text]) => !placed.has(text));
  const { session, ...others } = record(entry);
  const strange = Object.keys(others).filter((name) => !namesAt('history').includes(name));
  return [
    ...texts.flatMap(([key, text]) =>
      key.startsWith(prefix)
        ? dataProblems(key.slice(prefix.length), parsed(text)['data'], owners, clocks, placed)
        : [`the key ${key} is not of this brand`],
    ),
    ...strange.map((name) => `the history keeps ${name}, which nobody knows`),
    ...[...texts.flat(), JSON.stringify(others)]
      .filter((text) => text.includes(SESSION_ID))
      .map((text) => `the session stands in what is kept: ${text.slice(0, 80)}`),
  ];
};
