import { imageUrl } from '../site/imageUrl.ts';
import type { Texts } from '../texts/en.ts';
import type { Words } from '../texts/texts.ts';

interface Recommendation {
  readonly productId: string;
  readonly name: string;
  readonly buttonText: Words;
  readonly clickable: number | string;
  readonly range: string;
  readonly rate: Words;
  readonly tags: readonly Words[];
  readonly hasUrl: boolean;
}

/** In both forms of a flag, with a bare whole number as a range, without a link, and one that cannot be chosen. */
const recommendations: readonly Recommendation[] = [
  {
    productId: '3001',
    name: 'Sample Cash Now',
    buttonText: ({ products }) => products.apply,
    clickable: 1,
    range: '50000',
    rate: ({ products }) => products.perDay('0.05'),
    tags: [
      ({ products }) => products.noCollateral,
      ({ products }) => products.termDays(91, 180),
      ({ products }) => products.firstLoan,
    ],
    hasUrl: true,
  },
  {
    productId: '3002',
    name: 'Sample Payday Bridge',
    buttonText: ({ products }) => products.apply,
    clickable: '1',
    range: '₱2,000 - ₱25,000',
    rate: ({ products }) => products.perMonth('1.5'),
    tags: [({ products }) => products.salaryEarners, ({ products }) => products.oneInstalment],
    hasUrl: false,
  },
  {
    productId: '3003',
    name: 'Sample Sari-Sari Stock Loan',
    buttonText: ({ products }) => products.full,
    clickable: '0',
    range: '100000',
    rate: ({ products }) => products.perMonth('2'),
    tags: [({ products }) => products.shopOwners],
    hasUrl: true,
  },
  {
    productId: '3004',
    name: 'Sample Tuition Plan',
    buttonText: ({ products }) => products.apply,
    clickable: 1,
    range: '₱5,000 - ₱80,000',
    rate: ({ products }) => products.perMonth('1.2'),
    tags: [],
    hasUrl: true,
  },
];

/** The other products that an order which did not come to a loan is shown with. */
export function recommendedProducts(origin: string) {
  return recommendations.map(({ hasUrl, ...product }) => ({
    ...product,
    logo: imageUrl(origin, product.name),
    rangeDesc: ({ products }: Texts) => products.amount,
    rateDesc: ({ products }: Texts) => products.rate,
    url: hasUrl ? `${origin}/sandbox/away/${product.productId}` : '',
  }));
}
