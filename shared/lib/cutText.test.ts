import { describe, expect, it } from 'vitest';
import { cutText } from './cutText.ts';

describe('a text that is cut', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['ab😀', 3, 'ab'],
    ['ab😀c', 4, 'ab😀'],
    ['😀😀', 3, '😀'],
    ['a\nb\nc', 4, 'a\nb\n'],
  ])('%j at %i is %j', (text, limit, cut) => {
    expect(cutText(text, limit)).toBe(cut);
  });

  it('keeps a family that is many units long as far as it goes, and never half a pair', () => {
    const cut = cutText(`${'x'.repeat(198)}👨‍👩‍👧`, 200);
    expect(cut).toHaveLength(200);
    expect(encodeURIComponent(cut)).toContain('%F0%9F%91%A8');
  });
});
