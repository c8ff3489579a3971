import { atom, type ReadableAtom } from 'nanostores';
import { listLegacyAgreements } from '../../shared/api/endpoints/listLegacyAgreements.ts';
import { openLegacyAgreement } from '../../shared/api/endpoints/openLegacyAgreement.ts';
import { pushLegacyLoan } from '../../shared/api/endpoints/pushLegacyLoan.ts';
import type { LegacyLoanOffer } from '../../shared/api/endpoints/readLegacyLoanOffer.ts';
import {
  type Confirmation,
  type ConfirmEnv,
  confirmation,
  readOfferDraft,
  updateOfferDraft,
} from '../../shared/features/confirmation/confirmation.ts';
import type { OfferPage } from '../../shared/features/confirmation/offerPage.ts';
import { followLegacyLink } from '../../shared/features/core/legacyLinks.ts';

/** The legacy confirmation of a loan, with a promotion over it where the lender has one. */
export interface LoanConfirmModel extends Confirmation<LegacyLoanOffer> {
  /** Whether the promotion of the offer has not been closed yet. */
  readonly $hasPromotion: ReadableAtom<boolean>;
  closePromotion(): void;
}

const termsOf = ({ productLogo, promotion, ...terms }: LegacyLoanOffer): unknown => terms;

/** Takes the loan that `/loanConfirm` offers. */
export const createLoanConfirm = (env: ConfirmEnv, page: OfferPage<LegacyLoanOffer>): LoanConfirmModel => {
  const $hasPromotion = atom(!readOfferDraft(env.store)['isPromotionClosed']);
  // It stays away only for this return from a contract: the next visit shows it again.
  if (!$hasPromotion.get()) updateOfferDraft(env.store, { isPromotionClosed: false });
  const base = confirmation(env, page, {
    screen: 'loanConfirm',
    listAgreements: listLegacyAgreements,
    openAgreement: openLegacyAgreement,
    push: pushLegacyLoan,
    termsOf,
    draft: () => ({ isPromotionClosed: !$hasPromotion.get() }),
    follow: (url, how, toast = env.toast) => followLegacyLink({ ...env, toast }, url, how),
  });
  return {
    ...base,
    $hasPromotion,
    closePromotion: () => $hasPromotion.set(false),
  };
};
