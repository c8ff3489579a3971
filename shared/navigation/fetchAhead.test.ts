import { beforeEach, describe, expect, it, vi } from 'vitest';
import { manualClock } from '../../test/support/manualClock.ts';
import { fetchAhead, prerenderAhead } from './fetchAhead.ts';

const NEXT = '/repay?orderId=170001';

describe('the likely next screen', () => {
  const fetcher = vi.fn((_: string) => Promise.resolve(new Response()));
  let touch = (): void => {};

  beforeEach(() => {
    fetcher.mockClear();
    // In development nothing is fetched ahead.
    vi.stubEnv('DEV', false);
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('fetch', fetcher);
    vi.stubGlobal('addEventListener', (type: string, run: () => void) => {
      if (type === 'touchstart') touch = run;
    });
  });

  it('is fetched as soon as a finger touches the page, and not once more at rest or at the next touch', () => {
    const clock = manualClock();
    fetchAhead(clock, () => NEXT);
    expect(fetcher).not.toHaveBeenCalled();
    touch();
    expect(fetcher).toHaveBeenCalledTimes(1);
    touch();
    clock.advance(60_000);
    expect(fetcher.mock.calls).toEqual([[NEXT]]);
  });

  it('waits for rest, where nobody knew at the touch which screen that is', () => {
    const clock = manualClock();
    let next: string | undefined;
    fetchAhead(clock, () => next);
    touch();
    expect(fetcher).not.toHaveBeenCalled();
    next = NEXT;
    clock.advance(1_000);
    expect(fetcher.mock.calls).toEqual([[NEXT]]);
  });

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
    'is fetched neither at a touch nor at rest on %j',
    (connection) => {
      const clock = manualClock();
      vi.stubGlobal('navigator', { connection });
      fetchAhead(clock, () => NEXT);
      touch();
      clock.advance(60_000);
      expect(fetcher).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['a phone and a browser that can hold it', {}, true, 1],
    ['a phone with little memory', { deviceMemory: 1 }, true, 0],
    ['a browser that knows no such thing', {}, false, 0],
  ])('is prerendered in %s, or fetched alone', async (_, memory, isKnown, links) => {
    const clock = manualClock();
    const append = vi.fn();
    vi.stubGlobal('navigator', memory);
    vi.stubGlobal('HTMLScriptElement', { supports: isKnown ? () => true : undefined });
    const createElement = () => ({ setAttribute: () => {} });
    vi.stubGlobal('document', { querySelector: () => ({}), createElement, body: { append } });
    prerenderAhead(clock, () => NEXT);
    clock.advance(1_000);
    await fetcher.mock.results[0]?.value;
    expect([fetcher, append].map(({ mock }) => mock.calls.length)).toEqual([1, links]);
  });
});
