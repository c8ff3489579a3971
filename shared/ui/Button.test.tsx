// @vitest-environment happy-dom

import { hydrateRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

const WORD = 'Still loading: slow connection…';

const onPress = vi.fn();

const show = (isBusy: boolean) => {
  const box = document.createElement('div');
  const button = (busy: boolean) => (
    <Button onPress={onPress} isBusy={busy}>
      Pay
    </Button>
  );
  box.innerHTML = '<button></button>';
  const root = hydrateRoot(box, button(isBusy));
  return { box, draw: (busy: boolean) => root.render(button(busy)) };
};

// The waiting time starts once the button has been painted.
const AFTER_PAINT_MS = 100;

describe('A button whose action is under way', () => {
  beforeEach(() => void vi.useFakeTimers());
  it('says after eight seconds that it still is, stays the same button, is not pressed again, and takes the word back once the action is over', async () => {
    const { box, draw } = show(false);
    const button = box.querySelector('button');
    draw(true);
    await vi.advanceTimersByTimeAsync(8_000 + AFTER_PAINT_MS);
    expect(box.querySelector('[role=status]')?.textContent).toBe(WORD);
    button?.click();
    expect(onPress).not.toHaveBeenCalled();
    draw(false);
    await vi.advanceTimersByTimeAsync(60_000);
    button?.click();
    expect(onPress).toHaveBeenCalledOnce();
    expect(box.querySelector('button')).toBe(button);
    expect(box.textContent).toBe('Pay');
  });
});
