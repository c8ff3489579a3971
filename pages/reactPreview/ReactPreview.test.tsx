// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ReactPreview } from './ReactPreview.tsx';

// Unit tests run all pages with Preact; what Node loads of these two asks for React.
vi.mock('react-number-format', () => ({ NumericFormat: () => null }));
vi.mock('react-sparklines', () => ({ Sparklines: () => null, SparklinesLine: () => null }));

it('ReactPreview names the day that is picked', async () => {
  const box = document.createElement('div');
  createRoot(box).render(<ReactPreview />);
  const day = () => box.querySelector<HTMLElement>('[data-day="2026-12-24"] button');
  await expect.poll(day).not.toBeNull();
  day()?.click();
  await expect.poll(() => box.textContent).toContain('Pay on 2026-12-24');
});
