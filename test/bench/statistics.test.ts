import { describe, expect, it } from 'vitest';
import { rotated } from '../../scripts/bench/bench.ts';
import { roundsOf } from '../../scripts/bench/profiles.ts';
import { geometricMean, median, ratio, spread } from '../../scripts/bench/statistics.ts';
import { besides, figure, markdownTable, times } from '../../scripts/bench/table.ts';

describe('the statistics of the bench', () => {
  it('know the middle of odd and of even counts, in whatever order they came', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([7])).toBe(7);
    expect(median([])).toBeNaN();
  });

  it('know how far the middle half lies apart, and that one figure says nothing of that', () => {
    expect(spread([8, 1, 6, 3])).toBe(5);
    expect(spread([100, 1, 3, 2, 4])).toBe(2);
    expect(spread([7])).toBe(0);
  });

  it('leave the given order alone', () => {
    const given = [3, 1, 2];
    median(given);
    expect(given).toEqual([3, 1, 2]);
  });

  it('compare, and say nothing where there is nothing to compare with', () => {
    expect(ratio(300, 200)).toBe(1.5);
    expect(ratio(300, 0)).toBeNaN();
  });

  it('let twice and half cancel each other', () => {
    expect(geometricMean([2, 0.5])).toBeCloseTo(1);
    expect(geometricMean([])).toBeNaN();
  });
});

describe('a table of the bench', () => {
  it('is Markdown, with short rows filled up and bars escaped', () => {
    expect(markdownTable(['x', 'y'], [['a|b'], ['c', 'd']])).toBe(
      ['| x | y |', '| --- | ---: |', '| a\\|b |  |', '| c | d |'].join('\n'),
    );
  });

  it('writes figures with their unit and their ratio, and a dash for none', () => {
    expect(figure(1234.6, ' ms')).toBe('1,235 ms');
    expect(figure(undefined)).toBe('—');
    expect(times(1.234)).toBe('×1.23');
    expect(times(Number.NaN)).toBe('—');
    expect(besides(300, 200, ' ms')).toBe('300 ms (×1.50)');
    expect(besides(300, undefined)).toBe('300');
    expect(besides(Number.NaN, 200)).toBe('—');
  });
});

describe('the rounds of the bench', () => {
  it('begin with another variant each', () => {
    expect([0, 1, 2, 3].map((round) => rotated(['a', 'b', 'c'], round).join(''))).toEqual(['abc', 'bca', 'cab', 'abc']);
  });

  it('are fewer on the slow line, and never none', () => {
    expect([1, 3, 5].map((rounds) => roundsOf(rounds, 'slow3g'))).toEqual([1, 2, 3]);
    expect(roundsOf(5, 'fourG')).toBe(5);
  });
});
