import { type Examples, longName, longWord, sampleLogo } from '../../../ui/Example.ts';
import { OrderCard } from './OrderCard.tsx';

const details = [
  { label: 'Order number', value: '170001' },
  { label: 'Due date', value: '2026-05-04' },
];

export const examples: Examples = [
  {
    title: 'An order',
    node: <OrderCard productName="Sample Peso Loan" productLogo={sampleLogo} status="Overdue" details={details} />,
  },
  {
    title: 'Long text',
    node: (
      <OrderCard
        productName={longName}
        productLogo={sampleLogo}
        status={longWord}
        details={[{ label: longName, value: longWord }]}
      />
    ),
  },
  { title: 'Without a product', node: <OrderCard productName="" productLogo="" status="" details={details} /> },
];
