import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserPlaces } from './places.ts';

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
  return { location, history, places: browserPlaces() };
};

afterEach(() => vi.unstubAllGlobals());

describe("the browser's address bar and history", () => {
  it('are read and moved', () => {
    const { location, places } = browser(1);
    expect([places.origin, places.search]).toEqual(['https://m.lender.example', '?userId=7']);
    places.assign('/a');
    places.replace('/b');
    places.reload();
    expect(location.assign).toHaveBeenCalledWith('/a');
    expect(location.replace).toHaveBeenCalledWith('/b');
    expect(location.reload).toHaveBeenCalledOnce();
  });

  it('lead back where there is somewhere to go', () => {
    const { history, places } = browser(2);
    expect(places.back()).toBe(true);
    expect(history.back).toHaveBeenCalledOnce();
  });

  it('say so where there is nowhere to go back to', () => {
    const { history, places } = browser(1);
    expect(places.back()).toBe(false);
    expect(history.back).not.toHaveBeenCalled();
  });
});
