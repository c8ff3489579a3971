import { describe, expect, it } from 'vitest';
import { readParameters } from '../session/parameters.ts';
import { addressOf } from './open.ts';

const page = readParameters('?userId=7&appName=Sample+Loan%26Co&product_id=9&building=b%2F1&eyes=e&lang=fil&token=x');

describe('a move to another page', () => {
  it('takes the session, the headers and the language along, and no stranger', () => {
    expect(addressOf(page, 'repay')).toBe(
      '/repay?userId=7&appName=Sample%20Loan%26Co&product_id=9&productId=9&building=b%2F1&eyes=e&lang=fil',
    );
  });

  it('adds what the next page needs, each name once', () => {
    expect(addressOf(readParameters('?userId=7&source=push'), 'bindBank', { source: 'loanDetail', a: 'b c' })).toBe(
      '/bindBank?userId=7&source=loanDetail&a=b%20c',
    );
  });

  it('leaves out what is absent or empty, and has no question mark where there is nothing to take along', () => {
    const nothing = { problemSonType: undefined, orderNo: '' };
    expect(addressOf(readParameters('?userId=7'), 'complainPageNext', nothing)).toBe('/complainPageNext?userId=7');
    expect(addressOf(readParameters(''), 'home')).toBe('/');
    expect(addressOf(readParameters(''), 'order', nothing)).toBe('/order');
  });
});
