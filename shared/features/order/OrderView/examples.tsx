import { Button } from '../../../ui/Button/Button.tsx';
import { type Examples, ignore, longName, longWord, sampleLogo } from '../../../ui/Example.ts';
import { OrderView } from './OrderView.tsx';

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
};

const bare = { ...order, statusText: '', statusDescription: '', productName: '', productLogo: '', details: [] };

const long = {
  ...order,
  status: '180',
  statusText: longName,
  statusDescription: longWord,
  productName: longName,
  details: [{ label: longName, value: longWord }],
};

const call = { phone: '+63 900 000 0001', callLabel: 'Call customer service', onCall: ignore };

export const examples: Examples = [
  { title: 'An order', node: <OrderView order={order} {...call} /> },
  {
    title: 'With something to do',
    node: (
      <OrderView order={order} {...call}>
        <Button onPress={ignore}>Repayment</Button>
      </OrderView>
    ),
  },
  {
    title: 'With words to call that hold no number',
    node: <OrderView order={order} {...call} phone="**21*09175550100#" />,
  },
  { title: 'Empty', node: <OrderView order={bare} {...call} /> },
  { title: 'Long text', node: <OrderView order={long} {...call} /> },
];
