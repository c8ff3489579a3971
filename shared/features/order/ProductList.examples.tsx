import { type Examples, ignore, sampleLogo } from '../../ui/Example.ts';
import { ProductCard, type ShownProduct } from './ProductList.tsx';

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
export const examples: Examples = [
  { title: 'Two products', node: list(product, { ...product, name: 'Sample Salary Loan', tags: [] }) },
  { title: 'Not to be taken now', node: list({ ...product, isClickable: false }) },
];
