import { type LoanOffer, readLoanOffer } from '../../api/endpoints/readLoanOffer.ts';
import type { Env } from '../../platform/env.ts';
import { type DisplayFirst, type DisplayFirstParts, displayFirst } from '../core/DisplayFirst/displayFirst.ts';
import { holdsLoan } from './loanKey.ts';

/** An offer of version 3, shown before the page can sign it: unless it has been signed, or a contract stands before it. */
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
