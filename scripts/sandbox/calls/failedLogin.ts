import { badRequest, refusal } from '../http/envelope.ts';
import { asText } from '../http/fields.ts';
import { imageUrl } from '../site/images.ts';
import { texts } from '../texts.ts';
import { type Call, requiredText } from './call.ts';

const FAILURE =
  'Your application could not be passed on by our partner. Nothing was sent and nothing is owed. You can try again later, or look at the products below.';

/** Returns the products that are recommended after a failed login or on an order without a loan: one for each variant of a product. */
export function recommendedProducts({ origin }: Call) {
  const { products } = texts;
  const product = (productId: string, name: string, range: string, rate: string, tags: readonly string[] = []) => ({
    productId,
    name,
    range,
    rate,
    tags,
    buttonText: products.apply,
    clickable: 1 as number | string,
    logo: imageUrl(origin, name),
    rangeDesc: products.amount,
    rateDesc: products.rate,
    url: `${origin}/sandbox/away/${productId}`,
  });
  const bridgeTags = [products.salaryEarners, products.oneInstalment];
  return [
    product('3001', 'Sample Cash Now', '50000', products.perDay('0.05'), [
      products.noCollateral,
      products.termDays(91, 180),
      products.firstLoan,
    ]),
    {
      ...product('3002', 'Sample Payday Bridge', '₱2,000 - ₱25,000', products.perMonth('1.5'), bridgeTags),
      clickable: '1',
      url: '',
    },
    {
      ...product('3003', 'Sample Sari-Sari Stock Loan', '100000', products.perMonth('2'), [products.shopOwners]),
      clickable: '0',
      buttonText: products.full,
    },
    product('3004', 'Sample Tuition Plan', '₱5,000 - ₱80,000', products.perMonth('1.2')),
  ];
}

/** Returns why a partner's login failed (a specific reason only with the borrower's own session), and recommended products. */
export async function readFailedLogin(call: Call) {
  requiredText(call, 'productId');
  return { message: call.borrowerId && FAILURE, recProducts: recommendedProducts(call) };
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
