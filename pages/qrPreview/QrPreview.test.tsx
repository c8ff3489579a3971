// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { QrPreview } from './QrPreview.tsx';

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

it('QrPreview draws the code that is typed', async () => {
  const box = document.createElement('div');
  createRoot(box).render(<QrPreview />);
  expect(box.querySelector('svg title')?.textContent).toBe('8801 2345 6789');
  const before = box.querySelector('svg path:last-child')?.getAttribute('d');
  const input = box.querySelector('input');
  if (input) input.value = '7702 0000 1111';
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  await nextFrame();
  expect(box.querySelector('svg title')?.textContent).toBe('7702 0000 1111');
  expect(box.querySelector('svg path:last-child')?.getAttribute('d')).not.toBe(before);
});
