import { type LoanOffer, readLoanOffer } from '../../api/endpoints/readLoanOffer.ts';
import type { Env } from '../../platform/env.ts';
import { type DisplayFirst, type DisplayFirstParts, displayFirst } from '../core/DisplayFirst/displayFirst.ts';
import { holdsLoan } from './loanKey.ts';

/**
 * An offer of version 3, shown before the script that can sign it has loaded; not shown if it has been signed, or if a contract has to be accepted
 * first.
 */
export const displayOffer = (
  env: Env,
  loadWhole: DisplayFirstParts<unknown, LoanOffer>['loadWhole'],
): DisplayFirst<LoanOffer> =>
  displayFirst(env, {
    read: readLoanOffer,
    input: { productId: env.page.session.productId },
    isNamed: !!env.page.session.productId,
    mayShow: ({ agreementUrl }) => !agreementUrl && !holdsLoan(env.page),
    loadWhole,
  });
