import { describe, expect, it } from 'vitest';
import { contrastOf } from './contrast.ts';

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    // Known pairs around the WCAG limit of 4.5.
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4.0],
    ['#0000ff', '#ffffff', 8.59],
  ])('%s on %s is %d', (one, other, expected) => {
    expect(contrastOf(one, other)).toBeCloseTo(expected, 2);
    expect(contrastOf(other, one)).toBeCloseTo(expected, 2);
  });

  it('does not mind capital letters', () => {
    expect(contrastOf('#ABCDEF', '#000000')).toBe(contrastOf('#abcdef', '#000000'));
  });

  it.each([['red'], ['#fff'], [''], [undefined], ['#12345'], ['#1234567']])('%j is no colour: 0', (color) => {
    expect(contrastOf(color, '#ffffff')).toBe(0);
    expect(contrastOf('#ffffff', color)).toBe(0);
  });
});
