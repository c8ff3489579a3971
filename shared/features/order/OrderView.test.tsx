// @vitest-environment happy-dom
import { render, screen } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../../../test/support/testEnv.ts';
import type { Instalment } from '../../domain/orderFacts.ts';
import { checkIcon, doneIcon } from '../../ui/Icon.tsx';
import { OrderPhone } from './OrderPhone.tsx';
import { StatusMark, toneOf } from './OrderView.tsx';
import { PlanTimeline } from './PlanTimeline.tsx';
import { ProductList } from './ProductList.tsx';

const open = (phone: string) => {
  const page = testEnv({ search: '' });
  render(<OrderPhone host={page.env} phone={phone} />);
  return page;
};

it('An order’s own phone is called, in a browser', () => {
  const { moves } = open('+63 900 000 0001');
  screen.getByRole('button', { name: 'Call customer service +63 900 000 0001' }).click();
  expect(moves).toEqual(['assign tel:+639000000001']);
});

it.each(['', 'in the app', '**21*09175550100#'])('An order without a number has the brand’s: %j', (phone) => {
  open(phone);
  expect(screen.getByRole('button', { name: 'Call customer service +63 2 8555 0100' })).toBeDefined();
});

const plan: readonly Instalment[] = [
  { title: 'Instalment 1 of 2', amountCents: 150_050, dueDate: '2026-11-06', state: 'paid' },
  { title: '', amountCents: 149_999, dueDate: '2026-12-06', state: 'late' },
];

it('A plan names day, title, state and amount of each instalment, and what is left of it', () => {
  render(<PlanTimeline plan={plan} totalLeftCents={149_999} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Instalment 1 of 2 ₱1,500.502026-11-06 Paid',
    ' ₱1,499.992026-12-06 Late',
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

const drawingOf = (status: string, isOffer = false) => {
  const { container } = render(<StatusMark status={status} isOffer={isOffer} />);
  return container.querySelector('path')?.getAttribute('d');
};

describe('The drawing of a status', () => {
  it('is one of its own for each that the app knows, and for an offer', () => {
    const drawings = ['21', '110', '151', '170', '174', '180', '200'].map((status) => drawingOf(status));
    expect(new Set([...drawings, drawingOf('100', true)]).size).toBe(8);
  });

  it.each(['999', 'Rejected', ''])('of %j, which is unknown, is that of 200, calm and no check mark', (status) => {
    expect(drawingOf(status)).toBe(drawingOf('200'));
    expect([doneIcon, checkIcon]).not.toContain(drawingOf(status));
    expect(toneOf(status)).toBe('calm');
  });
});

it('Products have their range without a sign, tags at the first two, and a grey one cannot be taken', () => {
  const [name, logo, buttonText, rangeDescription, rate, rateDescription] = ['Cash', '', 'Apply', '', '0.05%', ''];
  const product = { name, logo, buttonText, rangeDescription, rate, rateDescription, range: '50000', tags: ['Fast'] };
  const products = [true, true, false].map((isClickable) => ({ ...product, isClickable }));
  render(<ProductList products={products} onOpen={() => undefined} />);
  expect(screen.getAllByText('50.000')).toHaveLength(3);
  expect(screen.getAllByText('Fast')).toHaveLength(2);
  const buttons = screen.getAllByRole('button', { name: 'Apply Cash' });
  expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(['false', 'false', 'true']);
});
