import { describe, expect, it } from 'vitest';
import { manualClock } from '../../test/support/manualClock.ts';
import { makeToasts } from './toasts.ts';

const toasts = () => {
  const clock = manualClock();
  const { $toast, show } = makeToasts(clock);
  return { clock, show, text: () => $toast.get()?.words };
};

describe('a toast', () => {
  it.each([
    ['no time is given', undefined, 3000],
    ['the time is one that nobody could read in', 300, 3000],
    ['the time is just above that', 301, 301],
  ])('stands where %s', (_, givenMs, standsMs) => {
    const { clock, show, text } = toasts();
    show('Copied', givenMs);
    clock.advance(standsMs - 1);
    expect(text()).toBe('Copied');
    clock.advance(1);
    expect(text()).toBeUndefined();
  });

  it('takes the place of the one before, and has its own time', () => {
    const { clock, show, text } = toasts();
    show('One', 2000);
    clock.advance(1500);
    show('Two', 2000);
    clock.advance(1500);
    expect(text()).toBe('Two');
    clock.advance(500);
    expect(text()).toBeUndefined();
  });

  it('without words shows nothing, and leaves the one that stands', () => {
    const { show, text } = toasts();
    show('One');
    show('');
    expect(text()).toBe('One');
  });
});
