// @vitest-environment happy-dom
import { render, screen } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { CardList } from './CardList.tsx';

it('Cards are one group of radios, the chosen one marked, and locked while a payment is under way', () => {
  const cards = [
    { id: '1', bankName: 'One', cardNo: '**** 1234' },
    { id: '2', bankName: 'Two', cardNo: '**** 7890' },
  ];
  const list = (chosen: string | undefined, isLocked = false) => (
    <CardList label="Cards" cards={cards} chosen={chosen} isLocked={isLocked} onChoose={() => {}} />
  );
  const { rerender, container } = render(list(undefined));
  const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
  // By their common name, the arrow keys move between them.
  expect(radios().map(({ name, checked, disabled }) => [name, checked, disabled])).toEqual([
    ['card', false, false],
    ['card', false, false],
  ]);
  rerender(list('2', true));
  expect(radios().map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [false, true],
    [true, true],
  ]);
  expect([...container.querySelectorAll('label')].map((card) => !!card.querySelector('svg'))).toEqual([false, true]);
});

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
