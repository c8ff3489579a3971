import { atom, type ReadableAtom } from 'nanostores';
import { listLegacyAgreements } from '../../shared/api/endpoints/listLegacyAgreements.ts';
import { openLegacyAgreement } from '../../shared/api/endpoints/openLegacyAgreement.ts';
import { pushLegacyLoan } from '../../shared/api/endpoints/pushLegacyLoan.ts';
import { type LegacyLoanOffer, readLegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import { type Confirmation, type ConfirmEnv, confirmation } from '../../shared/features/confirmation/confirmation.ts';
import { readLeftOffer } from '../../shared/features/confirmation/leftOffer.ts';
import { followLegacyLink } from '../../shared/features/core/legacyLinks/legacyLinks.ts';

/** The legacy confirmation of a loan, with a promotion over it where the lender has one. */
export interface LoanConfirmModel extends Confirmation<LegacyLoanOffer> {
  /** Whether the promotion of the offer has not been closed yet. */
  readonly $hasPromotion: ReadableAtom<boolean>;
  closePromotion(): void;
}

const termsOf = ({ productLogo, promotion, ...terms }: LegacyLoanOffer): unknown => terms;

/** The model of `/loanConfirm`; `seenOffer` is an offer that the borrower has already seen. */
export const createLoanConfirm = (env: ConfirmEnv, seenOffer?: LegacyLoanOffer): LoanConfirmModel => {
  const $hasPromotion = atom(!readLeftOffer(env.store)['isPromotionClosed']);
  const base = confirmation(env, {
    screen: 'loanConfirm',
    seenOffer,
    readOffer: readLegacyLoanOffer,
    listAgreements: listLegacyAgreements,
    openAgreement: openLegacyAgreement,
    push: pushLegacyLoan,
    termsOf,
    leftWith: () => ({ isPromotionClosed: !$hasPromotion.get() }),
    follow: (url, how, toast = env.toast) => followLegacyLink({ ...env, toast }, url, how),
  });
  return {
    ...base,
    $hasPromotion,
    closePromotion: () => $hasPromotion.set(false),
  };
};
