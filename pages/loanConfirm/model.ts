import { atom, type ReadableAtom } from 'nanostores';
import { listOlderAgreements } from '../../shared/api/endpoints/listOlderAgreements.ts';
import { openOlderAgreement } from '../../shared/api/endpoints/openOlderAgreement.ts';
import { pushOlderLoan } from '../../shared/api/endpoints/pushOlderLoan.ts';
import { type OlderLoanOffer, readOlderLoanOffer } from '../../shared/api/endpoints/readOlderLoanOffer.ts';
import { type Confirmation, type ConfirmEnv, confirmation } from '../../shared/features/confirmation/confirmation.ts';
import { followLegacyLink } from '../../shared/features/core/legacyLinks/legacyLinks.ts';

/** The older confirmation of a loan, with a promotion over it where the lender has one. */
export interface LoanConfirmModel extends Confirmation<OlderLoanOffer> {
  /** Whether the promotion of the offer is still to be seen. */
  readonly $hasPromotion: ReadableAtom<boolean>;
  closePromotion(): void;
}

const termsOf = ({ productLogo, promotion, ...terms }: OlderLoanOffer): unknown => terms;

/** The model of `/loanConfirm`. */
export const createLoanConfirm = (env: ConfirmEnv): LoanConfirmModel => {
  const $hasPromotion = atom(true);
  const base = confirmation(env, {
    readOffer: readOlderLoanOffer,
    listAgreements: listOlderAgreements,
    openAgreement: openOlderAgreement,
    push: pushOlderLoan,
    termsOf,
    follow: (url, how) => followLegacyLink(env, url, how),
  });
  return {
    ...base,
    $hasPromotion,
    closePromotion: () => $hasPromotion.set(false),
  };
};
