import { type Examples, ignore, longName, longWord, sampleLogo } from '../../../ui/Example.ts';
import { ProductCard, type ShownProduct } from './ProductCard.tsx';

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

const empty = { ...product, logo: '', buttonText: '', range: '', rangeDescription: '', rate: '', tags: [] };

const long: ShownProduct = {
  ...product,
  name: longName,
  buttonText: 'Apply for this loan',
  range: '₱1,000,000,000 - 20,000,000,000',
  rateDescription: longWord,
  tags: [longName, longWord],
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

export const examples: Examples = [
  { title: 'Two products', node: list(product, { ...product, name: 'Sample Salary Loan', tags: [] }) },
  { title: 'Not to be taken now', node: list({ ...product, isClickable: false }) },
  { title: 'Empty', node: list(empty) },
  { title: 'Long text', node: list(long) },
];
