// @vitest-environment happy-dom

import { fireEvent, render, screen } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

const dialog = (onClose?: () => void) => (
  <Dialog title="Bind your bank card" onClose={onClose}>
    <Button onPress={() => {}}>Bind</Button>
  </Dialog>
);

const page = (onClose?: () => void, isOpen = true) => (
  <main>
    <a href="#below">Below</a>
    {isOpen && dialog(onClose)}
  </main>
);

it('A dialog takes the focus, brings it back when it leaves, and gives it back when it closes', () => {
  const { rerender } = render(page(undefined, false));
  screen.getByText('Below').focus();
  rerender(page());
  const box = screen.getByRole('dialog', { name: 'Bind your bank card' });
  expect(document.activeElement).toBe(box);
  screen.getByText('Below').focus();
  expect(document.activeElement).toBe(box);
  screen.getByText('Bind').focus();
  expect(document.activeElement).toBe(screen.getByText('Bind'));
  rerender(page(undefined, false));
  expect(document.activeElement).toBe(screen.getByText('Below'));
});

it('A dialog holds the page below still until it closes', () => {
  const { unmount } = render(dialog());
  expect(document.documentElement.className).toBe('is-covered');
  unmount();
  expect(document.documentElement.className).toBe('');
});

it('Escape, and a tap beside the box but not in it, call the newest onClose', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = render(page(first));
  rerender(page(second));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  const box = screen.getByRole('dialog');
  fireEvent.click(box);
  expect(second).toHaveBeenCalledTimes(1);
  fireEvent.click(box.parentElement as HTMLElement);
  expect(second).toHaveBeenCalledTimes(2);
});
