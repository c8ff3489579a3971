import { describe, expect, it } from 'vitest';
import { progressOn } from './progress.ts';

const written = (isTTY: boolean): string => {
  let text = '';
  const write = (part: string | Uint8Array): boolean => {
    text += String(part);
    return true;
  };
  const onPage = progressOn({ isTTY, write });
  onPage(1, 2, 'home');
  onPage(2, 2, 'repay');
  return text;
};

describe('progressOn', () => {
  it('writes a line for each page where there is no terminal', () => {
    expect(written(false)).toBe('Built 1 of 2 pages: home\nBuilt 2 of 2 pages: repay\n');
  });

  it('writes over one line of a terminal, and leaves it empty', () => {
    expect(written(true)).toBe('\r\u001b[KBuilt 1 of 2 pages: home\r\u001b[K');
  });
});
