// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import type { Instalment } from '../../domain/orderFacts.ts';
import { PlanTimeline } from './PlanTimeline.tsx';

afterEach(cleanup);

const plan: readonly Instalment[] = [
  { title: 'Instalment 1 of 2', amountCents: 150_050, dueDate: '2026-11-06', state: 'paid' },
  { title: '', amountCents: 149_999, dueDate: '2026-12-06', state: 'late' },
];

it('A plan names day, title, state and amount of each instalment, and what is left of it', () => {
  render(<PlanTimeline plan={plan} totalLeftCents={149_999} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2026-11-06₱1,500.50Instalment 1 of 2 · Paid',
    '2026-12-06₱1,499.99Late',
  ]);
  expect(screen.getByText('Left to pay: ₱1,499.99 of ₱3,000.49')).toBeDefined();
});

it('What is left is stated alone where it is more than the plan, and not at all where the service does not state it', () => {
  const { rerender } = render(<PlanTimeline plan={plan} totalLeftCents={400_000} />);
  expect(screen.getByText('Left to pay: ₱4,000.00')).toBeDefined();
  rerender(<PlanTimeline plan={plan} totalLeftCents={undefined} />);
  expect(screen.queryByText(/Left to pay/)).toBeNull();
});

it('Without a plan nothing is shown', () => {
  const { container } = render(<PlanTimeline plan={undefined} totalLeftCents={149_999} />);
  expect(container.textContent).toBe('');
});
