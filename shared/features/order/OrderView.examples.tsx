import type { ComponentProps } from 'react';
import { Button } from '../../ui/Button.tsx';
import { type Examples, ignore, sampleLogo } from '../../ui/Example.ts';
import { OrderView } from './OrderView.tsx';

type Props = ComponentProps<typeof OrderView>;

const order = {
  status: '170',
  statusText: 'Repayment due',
  statusDescription: 'Please repay by 2026-05-04.',
  productName: 'Sample Peso Loan',
  productLogo: sampleLogo,
  details: [
    { label: 'Total repayment', value: '₱3,200.00' },
    { label: 'Due date', value: '2026-05-04' },
  ],
  facts: { dueCents: 320_000 },
};

const view = (shown: Props['order'], more: Partial<Props> = {}) => (
  <OrderView order={shown} phone="+63 900 000 0001" callLabel="Call customer service" onCall={ignore} {...more} />
);

// Other states are in the examples of the screens that use it.
export const examples: Examples = [
  { title: 'An order', node: view(order) },
  { title: 'With something to do', node: view(order, { children: <Button onPress={ignore}>Repayment</Button> }) },
  { title: 'With words to call that hold no number', node: view(order, { phone: '**21*09175550100#' }) },
];
