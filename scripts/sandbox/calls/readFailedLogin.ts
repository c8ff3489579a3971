import { recommendedProducts } from '../loan/recommendedProducts.ts';
import { failureMessageOf } from '../seed/failedLogins.ts';
import { type Call, requiredText } from './call.ts';

/** Why a partner's login failed, where that is known, and what else there is. */
export async function readFailedLogin(call: Call) {
  requiredText(call, 'productId');
  return { message: failureMessageOf(requiredText(call, 'userId')), recProducts: recommendedProducts(call.origin) };
}
