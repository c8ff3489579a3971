import { describe, expect, it } from 'vitest';
import { inGroups } from './groups.ts';

describe('a code that is read out in groups', () => {
  it.each([
    ['440012345678', ['4400', '1234', '5678']],
    ['44001', ['4400', '1']],
    ['440', ['440']],
    ['', []],
  ])('%j is read as %j', (code, groups) => {
    expect(inGroups(code)).toEqual(groups);
  });

  it('that has marks of its own is cut at those', () => {
    expect(inGroups('PH-7115-9216')).toEqual(['PH-', '7115-', '9216']);
  });

  it.each(['4400-12 34', '1234\n5678', '₱₱₱₱₱', '😀😀😀😀😀', 'ab\r\ncd'])('%j is itself again when joined', (code) => {
    expect(inGroups(code).join('')).toBe(code);
  });

  it('never cuts through the middle of a character', () => {
    expect(inGroups('a😀b😀c')).toEqual(['a😀', 'b😀', 'c']);
  });
});
