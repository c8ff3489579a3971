import { recommendedProducts } from '../loan/recommendedProducts.ts';
import { failureMessageOf } from '../seed/failedLogins.ts';
import { sampleWords } from '../texts/texts.ts';
import { type Call, requiredText } from './call.ts';

/** Why a partner's login failed, which only the borrower's own session is told in particular, and what else there is. */
export async function readFailedLogin(call: Call) {
  requiredText(call, 'productId');
  return { message: sampleWords(failureMessageOf(call.borrowerId)), recProducts: recommendedProducts(call.origin) };
}
