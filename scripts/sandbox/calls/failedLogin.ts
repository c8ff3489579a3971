import { asText } from '../http/fields.ts';
import { badRequest, refusal } from '../http/refusal.ts';
import { failureMessageOf } from '../seed/failedLogins.ts';
import { imageUrl } from '../site/images.ts';
import type { Texts } from '../texts/en.ts';
import { sampleWords } from '../texts/texts.ts';
import { type Call, requiredText } from './call.ts';

const usual = { buttonText: ({ products }: Texts) => products.apply, clickable: 1, tags: [], hasUrl: true };

/** Cover each variant: flags as number and string, a range without separators, a product without URL, one that is not clickable. */
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

/** Returns the products that are recommended after a failed login or on an order without a loan. */
export function recommendedProducts(origin: string) {
  return recommendations.map(({ hasUrl, ...product }) => ({
    ...product,
    logo: imageUrl(origin, product.name),
    rangeDesc: ({ products }: Texts) => products.amount,
    rateDesc: ({ products }: Texts) => products.rate,
    url: hasUrl ? `${origin}/sandbox/away/${product.productId}` : '',
  }));
}

/** Returns why a partner's login failed (a specific reason only with the borrower's own session), and recommended products. */
export async function readFailedLogin(call: Call) {
  requiredText(call, 'productId');
  return { message: sampleWords(failureMessageOf(call.borrowerId)), recProducts: recommendedProducts(call.origin) };
}

/**
 * Returns the URL of a recommended product, on the web or in the app; refuses all products but these two. The id is read from the body
 * only, because the query has the id of the session's own product.
 */
export async function openProduct(call: Call) {
  const productId = asText(call.body['productId']);
  if (productId === '') throw badRequest('The field productId is missing.');
  if (productId === '3001') return { url: `${call.origin}/sandbox/away/3001` };
  if (productId === '3002') return { url: 'sampleloan://product?id=3002' };
  throw refusal('productClosed');
}
