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
    ['terms.lateBands[0]', 6],
    ['terms.lateBands[0].fromDay', 6],
    ['terms.lateBands[1]', 7],
    ['terms.lateBands[1].fromDay', 8],
    ['terms.lateBands[2].fromDay', 11],
  ])('is found at %s: %i', (path, line) => {
    expect(lineOfKey(SOURCE, path)).toBe(line);
  });

  it('is that of the last part that is there, and none where there is no first', () => {
    expect(lineOfKey(SOURCE, 'terms.lateBands[7].fromDay')).toBe(5);
    expect(lineOfKey(SOURCE, 'company.legalName')).toBeUndefined();
    expect(lineOfKey(SOURCE, 'terms.note')).toBe(3);
  });

  it('is not that of a key of the same name deeper inside, nor of one behind the end of what it would stand in', () => {
    expect(lineOfKey(SOURCE, 'note')).toBeUndefined();
    expect(lineOfKey(SOURCE, 'fromDay')).toBeUndefined();
    const officer = `export const brand = {\n  id: 'acme',\n  company: {},\n  officer: { email: 'a@b.example' },\n};`;
    expect(lineOfKey(officer, 'email')).toBeUndefined();
    expect(lineOfKey(officer, 'company.email')).toBe(3);
    expect(lineOfKey(officer, 'officer.email')).toBe(4);
  });
});
