// @vitest-environment happy-dom

import { render, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { Counter } from './TextBox.tsx';

it.each([
  ['', '0/200'],
  ['They called me.', '15/200'],
  // Each needs the room of four letters.
  ['🇵🇭'.repeat(10), '10/170'],
  ['👨‍👩‍👧'.repeat(25), '25/25'],
  ['x'.repeat(200), '200/200'],
])('The counter of %s is %s: what people see, of what has room', (text, shown) => {
  render(<Counter text={text} limit={200} />);
  expect(screen.getByText(shown).className.includes('full')).toBe(shown.split('/')[0] === shown.split('/')[1]);
});
