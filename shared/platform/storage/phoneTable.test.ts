import { describe, expect, it } from 'vitest';
import { phoneTable } from '../../../test/support/phoneTable.ts';
import { DAY_MS } from '../../domain/dates.ts';
import type { HistoryStateName } from '../../navigation/navigator.ts';
import { type ListName, listData, type PhoneName, phoneData, type StoreName } from './sessionStore.ts';

type OtherName =
  | 'sent:*'
  | 'payments:*'
  | 'slip:*'
  | 'pages:*'
  | Exclude<HistoryStateName, 'sent'>
  | Exclude<StoreName, PhoneName | ListName | `sent:${string}` | `payments:order:${string}` | `slip:${string}`>;

// Values with rules of their own. Does not compile if a name is missing.
const others: { readonly [name in OtherName]: true } = {
  'sent:*': true,
  'payments:*': true,
  'slip:*': true,
  'pages:*': true,
  borrower: true,
  lastBorrower: true,
  lang: true,
  chosenOrder: true,
  chosenTab: true,
  held: true,
  session: true,
};

const rules = Object.entries({ ...phoneData, ...listData });

describe('The table of stored values in the README', () => {
  it.each(rules)('has the rule of %s', (name, { owner, maxAgeMs, limit }) => {
    const row = phoneTable.find((each) => each.name === name);
    expect(row).toMatchObject({
      owner: owner.join(', ') + (row?.place.includes('phone') ? '; on the phone also session' : ''),
      age: maxAgeMs === DAY_MS ? '1 day' : `${maxAgeMs / DAY_MS} days`,
      limit: String(limit),
    });
  });

  it('has every name once, with all cells filled in', () => {
    const names = [...rules.map(([name]) => name), ...Object.keys(others)];
    expect(phoneTable.map(({ name }) => name).sort()).toEqual(names.sort());
    for (const row of phoneTable) expect(Object.values(row).every((cell) => cell.trim())).toBe(true);
  });
});
