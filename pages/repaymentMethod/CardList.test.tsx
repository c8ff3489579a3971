// @vitest-environment happy-dom
import { render, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { CardList } from './CardList.tsx';

it.each([
  ['Choose a card first.', 'Choose a card first.'],
  ['', undefined],
])('CardList tells whoever hears it what is wrong with the choice: %j', (problem, heard) => {
  render(
    <CardList label="Cards" cards={[]} chosen={undefined} problem={problem} isLocked={false} onChoose={() => {}} />,
  );
  const group = screen.getByRole('radiogroup');
  const described = group.getAttribute('aria-describedby');
  expect(group.getAttribute('aria-invalid')).toBe(heard ? 'true' : null);
  expect(described === null ? undefined : document.getElementById(described)?.textContent).toBe(heard);
});
