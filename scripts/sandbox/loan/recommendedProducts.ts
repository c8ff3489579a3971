import { imageUrl } from '../site/imageUrl.ts';

interface Recommendation {
  readonly productId: string;
  readonly name: string;
  readonly buttonText: string;
  readonly clickable: number | string;
  readonly range: string;
  readonly rate: string;
  readonly tags: readonly string[];
  readonly hasUrl: boolean;
}

/** In both forms of a flag, with a bare whole number as a range, without a link, and one that cannot be chosen. */
const recommendations: readonly Recommendation[] = [
  {
    productId: '3001',
    name: 'Sample Cash Now',
    buttonText: 'Apply',
    clickable: 1,
    range: '50000',
    rate: '0.05% a day',
    tags: ['No collateral', '91 to 180 days', 'First loan'],
    hasUrl: true,
  },
  {
    productId: '3002',
    name: 'Sample Payday Bridge',
    buttonText: 'Apply',
    clickable: '1',
    range: '₱2,000 - ₱25,000',
    rate: '1.5% a month',
    tags: ['Salary earners', 'One instalment'],
    hasUrl: false,
  },
  {
    productId: '3003',
    name: 'Sample Sari-Sari Stock Loan',
    buttonText: 'Full today',
    clickable: '0',
    range: '100000',
    rate: '2% a month',
    tags: ['Shop owners'],
    hasUrl: true,
  },
  {
    productId: '3004',
    name: 'Sample Tuition Plan',
    buttonText: 'Apply',
    clickable: 1,
    range: '₱5,000 - ₱80,000',
    rate: '1.2% a month',
    tags: [],
    hasUrl: true,
  },
];

/** The other products that an order which did not come to a loan is shown with. */
export function recommendedProducts(origin: string) {
  return recommendations.map(({ hasUrl, ...product }) => ({
    ...product,
    logo: imageUrl(origin, product.name),
    rangeDesc: 'Loan amount',
    rateDesc: 'Interest rate',
    url: hasUrl ? `${origin}/sandbox/away/${product.productId}` : '',
  }));
}
