// @vitest-environment happy-dom

import { render } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { NoBreakDates } from './Day.tsx';

it.each([
  ['Please repay by 2026-05-04, or call us.', ['2026-05-04,']],
  ['From 2026-05-04 to 2026-05-18.', ['2026-05-04', '2026-05-18.']],
  ['Call 2026-05 or 12-05-2026.', []],
])('NoBreakDates says %j as it came, with its days unbroken', (text, days) => {
  const { container } = render(<NoBreakDates text={text} />);
  expect(container.textContent).toBe(text);
  expect(Array.from(container.querySelectorAll('.whole'), ({ textContent }) => textContent)).toEqual(days);
});
