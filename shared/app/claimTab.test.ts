// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOfAnotherBorrower } from '../platform/storage/browserStores.ts';
import { readParameters } from '../session/parameters.ts';
import { claimTab } from './claimTab.ts';

const take = (search: string): void => claimTab(readParameters(search));
const isOfAnother = (search: string): boolean => isOfAnotherBorrower(() => readParameters(search).session);

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/repay');
});
describe('a session that is kept in the history of a tab', () => {
  it.each([
    ['the same borrower', '?userId=7&orderId=1', '?userId=7&orderId=2&sessionId=s', false],
    ['another borrower', '?userId=8', '?userId=7', true],
    ['another session, where none names its user', '?sessionId=b', '?sessionId=a', true],
    ['another order, where nothing else is named', '?orderId=2', '?orderId=1', true],
    ['nobody', '?userId=7', '?source=loanDetail', false],
  ])('of %s', (_, last, kept, expected) => {
    take(last);
    expect(isOfAnother(kept)).toBe(expected);
  });

  it('is nobody else’s where the tab keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(isOfAnother('?userId=7')).toBe(false);
  });

  it('stands beside an entry that a new hash has made, and beside none that has its own', () => {
    history.replaceState({ session: { userId: '7' } }, '', '/repay');
    take('?userId=7');
    history.replaceState(null, '', '/repay#/x');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(history.state).toEqual({ session: { userId: '7' } });
    history.replaceState({ session: { userId: '9' } }, '', '/repay#/y');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(history.state).toEqual({ session: { userId: '9' } });
  });
});
