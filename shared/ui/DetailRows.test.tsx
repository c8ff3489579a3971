// @vitest-environment happy-dom

import { fireEvent, render, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { DetailRows } from './DetailRows.tsx';

const rows = ['Total', 'Instalment', 'Due date'].map((label) => ({ label, value: '1' }));
const labels = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

it('Folded rows are shown by the button, and hidden again', () => {
  render(<DetailRows rows={rows} folded={2} />);
  expect(labels()).toEqual(['Total', 'Instalment']);
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(labels()).toEqual(['Total', 'Instalment', 'Due date']);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(button);
  expect(labels()).toEqual(['Total', 'Instalment']);
});

it('Rows that all stand there have no button', () => {
  render(<DetailRows rows={rows} folded={3} />);
  expect(labels()).toHaveLength(3);
  expect(screen.queryByRole('button')).toBeNull();
});
