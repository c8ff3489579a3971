import { describe, expect, it } from 'vitest';
import { lineOfKey } from './lineOfKey.ts';

const SOURCE = `export const brand = {
  id: 'acme',
  terms: {
    // Days [late], from the first.
    lateBands: [
      { fromDay: 1, note: 'a [bracket], a comma' },
      {
        fromDay: 31,
        rates: [1, 2],
      },
      { fromDay: 91 },
    ],
  },
};`;

describe('The line of a key', () => {
  it.each([
    ['id', 2],
    ['terms.lateBands', 5],
    ['terms.lateBands[0].fromDay', 6],
    ['terms.lateBands[1].fromDay', 8],
    ['terms.lateBands[2].fromDay', 11],
    // The last part that is there.
    ['terms.lateBands[7].fromDay', 5],
    ['terms.note', 3],
    // Not a key of the same name deeper inside.
    ['fromDay', undefined],
    ['company.legalName', undefined],
  ])('is found at %s: %s', (path, line) => {
    expect(lineOfKey(SOURCE, path)).toBe(line);
  });

  it('is not that of a key behind the end of what it would stand in', () => {
    const officer = `export const brand = {\n  id: 'acme',\n  company: {},\n  officer: { email: 'a@b.example' },\n};`;
    expect(lineOfKey(officer, 'company.email')).toBe(3);
    expect(lineOfKey(officer, 'officer.email')).toBe(4);
  });
});
