import { asText } from '../http/fields.ts';
import { badRequest, Refusal, refusalCodes } from '../http/refusal.ts';
import type { Call } from './call.ts';

/** Products that open, and where: on the web, or in the app. Every other one is closed at the moment. */
const targets = new Map<string, (origin: string) => string>(
  Object.entries({
    '3001': (origin) => `${origin}/sandbox/away/3001`,
    '3002': () => 'sampleloan://product?id=3002',
  }),
);

/** Where a recommended product is opened. The body names it: the session's own product is another. */
export async function openProduct(call: Call) {
  const productId = asText(call.body['productId']);
  if (productId === '') throw badRequest('The field productId is missing.');
  const target = targets.get(productId);
  if (target !== undefined) return { url: target(call.origin) };
  throw new Refusal(refusalCodes.productClosed, ({ refusals }) => refusals.productClosed);
}
