import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserNavigator } from './navigator.ts';

const browser = (historyLength: number) => {
  const location = {
    origin: 'https://m.lender.example',
    href: 'https://m.lender.example/repay?userId=7',
    search: '?userId=7',
    assign: vi.fn(),
    replace: vi.fn(),
    reload: vi.fn(),
  };
  const history = { length: historyLength, back: vi.fn(), state: null };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  return { location, history, navigator: browserNavigator() };
};

afterEach(() => vi.unstubAllGlobals());

describe("the browser's address bar and history", () => {
  it('are read and moved', () => {
    const { location, navigator } = browser(1);
    expect([navigator.origin, navigator.search]).toEqual(['https://m.lender.example', '?userId=7']);
    navigator.assign('/a');
    navigator.replace('/b');
    navigator.reload();
    expect(location.assign).toHaveBeenCalledWith('/a');
    expect(location.replace).toHaveBeenCalledWith('/b');
    expect(location.reload).toHaveBeenCalledOnce();
  });

  it.each([
    [2, true],
    [1, false],
  ])('lead back where there is somewhere to go, and say so: with %i entries, %j', (entries, canGo) => {
    const { history, navigator } = browser(entries);
    expect(navigator.back()).toBe(canGo);
    expect(history.back).toHaveBeenCalledTimes(canGo ? 1 : 0);
  });
});
