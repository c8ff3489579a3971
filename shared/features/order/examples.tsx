import type { Instalment } from '../../domain/orderFacts.ts';
import { type Examples, ignore, longName, sampleLogo } from '../../ui/Example.ts';
import { StatusMark, toneOf } from './OrderView.tsx';
import { PlanTimeline } from './PlanTimeline.tsx';
import { ProductCard, type ShownProduct } from './ProductList.tsx';
import './OrderView.scss';

const instalment = (at: number, state: Instalment['state']): Instalment => ({
  title: `Instalment ${at} of 4`,
  amountCents: 150_050,
  dueDate: `2026-0${at}-04`,
  state,
});

const plan = (second: Instalment['state']) => [
  instalment(1, 'paid'),
  instalment(2, second),
  instalment(3, 'coming'),
  instalment(4, 'coming'),
];

const planTimeline = [
  { title: 'An instalment is due', node: <PlanTimeline plan={plan('due')} totalLeftCents={450_150} /> },
  { title: 'Late, with charges', node: <PlanTimeline plan={plan('late')} totalLeftCents={725_000} /> },
  { title: 'What is left is not stated', node: <PlanTimeline plan={plan('due')} totalLeftCents={undefined} /> },
  {
    title: 'Long text',
    node: (
      <PlanTimeline
        plan={[{ title: longName, amountCents: 1_234_567_890_00, dueDate: '2026-05-04', state: 'late' }]}
        totalLeftCents={1_234_567_890_00}
      />
    ),
  },
];

const product: ShownProduct = {
  name: 'Sample Quick Loan',
  logo: sampleLogo,
  buttonText: 'Apply',
  isClickable: true,
  range: '₱1,000 - 20,000',
  rangeDescription: 'Loan amount',
  rate: '0.05%',
  rateDescription: 'Interest a day',
  tags: ['Fast', 'No paper'],
};

const list = (...products: readonly ShownProduct[]) => (
  <section className="card">
    <ul className="products">
      {products.map((shown, at) => (
        <ProductCard key={at} product={shown} onOpen={ignore} />
      ))}
    </ul>
  </section>
);

// Other states are in the examples of the screens that use it.
const productList = [
  { title: 'Two products', node: list(product, { ...product, name: 'Sample Salary Loan', tags: [] }) },
  { title: 'Not to be taken now', node: list({ ...product, isClickable: false }) },
];

const statuses = ['21', '110', '151', '170', '174', '180', '200', 'one that nobody knows'];

const mark = (status: string, isOffer = false) => (
  <section className={`card status status--${toneOf(status)}`}>
    <StatusMark status={status} isOffer={isOffer} />
  </section>
);

const statusMark = [
  ...statuses.map((status) => ({ title: `Status ${status}`, node: mark(status) })),
  { title: 'An offer', node: mark('100', true) },
];

export const examples: Examples = {
  PlanTimeline: planTimeline,
  ProductList: productList,
  StatusMark: statusMark,
};
