// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../brand/current.ts', async (load) => ({
  ...(await load<typeof import('../brand/current.ts')>()),
  keepsSessionInAddress: true,
}));

import { pageSearch, readStoredSession } from '../navigation/navigator.ts';
import { isOfAnotherBorrower } from '../platform/storage/browserStores.ts';
import { readParameters } from '../session/parameters.ts';
import { claimTab } from './claimTab.ts';
import { startStaticPage } from './startStaticPage.ts';

const openAt = (address: string, state: unknown = null): void => history.replaceState(state, '', address);

/** Opens a page: checks whose history entry it is, reads the address and claims the tab. @returns whether it is another borrower's. */
const visit = (address: string, state?: unknown): boolean => {
  openAt(address, state);
  const isOfAnother = isOfAnotherBorrower(readStoredSession);
  const page = readParameters(pageSearch());
  if (!isOfAnother) claimTab(page);
  return isOfAnother;
};

beforeEach(() => sessionStorage.clear());

describe('where the brand keeps the session in the address', () => {
  it('it stays there letter for letter, and stands beside the entry too', () => {
    openAt('/repay?user%49d=7&x=a+b&building=b%201#/route');
    expect(Object.fromEntries(new URLSearchParams(pageSearch()))).toEqual({ userId: '7', x: 'a b', building: 'b 1' });
    expect(location.href).toMatch(/\/repay\?user%49d=7&x=a\+b&building=b%201#\/route$/);
    expect(history.state).toEqual({ session: { userId: '7', building: 'b 1' } });
  });

  it('a static page of the borrower before leads on without their session, in the language of the address', () => {
    visit('/carpmm?userId=8');
    openAt('/carpmm?userId=7&building=b&lang=fil', { session: { userId: '7' } });
    vi.stubGlobal('loanOfAnother', isOfAnotherBorrower(readStoredSession));
    document.body.innerHTML = '<a data-screen="loanDetail"></a>';
    startStaticPage();
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/loanDetail?lang=fil');
  });
});
