import { asText } from '../http/fields.ts';
import { badRequest, refusal } from '../http/refusal.ts';
import { failureMessageOf } from '../seed/failedLogins.ts';
import { imageUrl } from '../site/images.ts';
import type { Texts } from '../texts/en.ts';
import { sampleWords } from '../texts/texts.ts';
import { type Call, requiredText } from './call.ts';

const usual = { buttonText: ({ products }: Texts) => products.apply, clickable: 1, tags: [], hasUrl: true };

/** In both forms of a flag, with a bare whole number as a range, without a link, and one that cannot be chosen. */
const recommendations = [
  {
    ...usual,
    productId: '3001',
    name: 'Sample Cash Now',
    range: '50000',
    rate: ({ products }: Texts) => products.perDay('0.05'),
    tags: [
      ({ products }: Texts) => products.noCollateral,
      ({ products }: Texts) => products.termDays(91, 180),
      ({ products }: Texts) => products.firstLoan,
    ],
  },
  {
    ...usual,
    productId: '3002',
    name: 'Sample Payday Bridge',
    clickable: '1',
    range: '₱2,000 - ₱25,000',
    rate: ({ products }: Texts) => products.perMonth('1.5'),
    tags: [({ products }: Texts) => products.salaryEarners, ({ products }: Texts) => products.oneInstalment],
    hasUrl: false,
  },
  {
    ...usual,
    productId: '3003',
    name: 'Sample Sari-Sari Stock Loan',
    buttonText: ({ products }: Texts) => products.full,
    clickable: '0',
    range: '100000',
    rate: ({ products }: Texts) => products.perMonth('2'),
    tags: [({ products }: Texts) => products.shopOwners],
  },
  {
    ...usual,
    productId: '3004',
    name: 'Sample Tuition Plan',
    range: '₱5,000 - ₱80,000',
    rate: ({ products }: Texts) => products.perMonth('1.2'),
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

/** Why a partner's login failed, which only the borrower's own session is told in particular, and what else there is. */
export async function readFailedLogin(call: Call) {
  requiredText(call, 'productId');
  return { message: sampleWords(failureMessageOf(call.borrowerId)), recProducts: recommendedProducts(call.origin) };
}

/**
 * Where a recommended product is opened, on the web or in the app; every other one is closed at the moment. The body names it: the
 * session's own product is another.
 */
export async function openProduct(call: Call) {
  const productId = asText(call.body['productId']);
  if (productId === '') throw badRequest('The field productId is missing.');
  if (productId === '3001') return { url: `${call.origin}/sandbox/away/3001` };
  if (productId === '3002') return { url: 'sampleloan://product?id=3002' };
  throw refusal('productClosed');
}
