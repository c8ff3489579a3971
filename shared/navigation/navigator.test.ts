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

  it('lead back where there is somewhere to go', () => {
    const { history, navigator } = browser(2);
    expect(navigator.back()).toBe(true);
    expect(history.back).toHaveBeenCalledOnce();
  });

  it('say so where there is nowhere to go back to', () => {
    const { history, navigator } = browser(1);
    expect(navigator.back()).toBe(false);
    expect(history.back).not.toHaveBeenCalled();
  });
});
