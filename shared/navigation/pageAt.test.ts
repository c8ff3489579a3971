import { describe, expect, it } from 'vitest';
import { pageAt } from './pageAt.ts';

const origin = 'https://m.lender.example';

describe('the page of this site at an address', () => {
  it.each([
    ['/', ''],
    ['//', ''],
    ['/index.html', ''],
    ['/loanDetail', 'loandetail'],
    ['/loanDetail/', 'loandetail'],
    ['/loanDetail//?a=b#c', 'loandetail'],
    ['/loanDetail/index.html', 'loandetail'],
    ['/loanDetail.html', 'loandetail'],
    ['/%6CoanDetail%2F', 'loandetail'],
    ['/x/loanDetail', 'x/loandetail'],
    ['/index', ''],
    ['/myindex', 'myindex'],
  ])('%s is %j', (path, page) => {
    expect(pageAt(new URL(origin + path), origin)).toBe(page);
    expect(pageAt(new URL(`http://m.lender.example${path}`), origin)).toBe(page);
    expect(pageAt(new URL(`https://other.example${path}`), origin)).toBeUndefined();
  });
});
