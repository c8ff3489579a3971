import { type Examples, longName, longWord, sampleLogo } from '../../ui/Example.ts';
import { OrderCard } from './OrderCard.tsx';

const details = [
  { label: 'Order number', value: '170001' },
  { label: 'Due date', value: '2026-05-04' },
];

const card = (productName: string, status: string, shown = details, productLogo = sampleLogo) => (
  <OrderCard productName={productName} productLogo={productLogo} status={status} details={shown} />
);

export const examples: Examples = [
  { title: 'An order', node: card('Sample Peso Loan', 'Overdue') },
  { title: 'Long text', node: card(longName, longWord, [{ label: longName, value: longWord }]) },
  { title: 'Without a product', node: card('', '', details, '') },
];
