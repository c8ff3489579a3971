import { listAgreements } from '../../api/endpoints/listAgreements.ts';
import { openAgreement } from '../../api/endpoints/openAgreement.ts';
import { pushLoan } from '../../api/endpoints/pushLoan.ts';
import type { LoanOffer } from '../../api/endpoints/readLoanOffer.ts';
import { hosts } from '../../brand/current.ts';
import { withSession } from '../../navigation/withSession.ts';
import { follow } from '../core/links.ts';
import { type Confirmation, type ConfirmEnv, confirmation } from './confirmation.ts';
import { type ContractEnv, type FirstContract, firstContract } from './firstContract.ts';
import type { OfferPage } from './offerPage.ts';

/** The platform of such a page. */
export type NewConfirmEnv = ConfirmEnv & ContractEnv;

/** A confirmation of version 3: an offer, with a contract to accept first if the lender wants that. */
export interface NewConfirmation extends Confirmation<LoanOffer> {
  readonly contract: FirstContract;
}

// Addresses and pictures may contain a token that changes with each response; they are not part of the terms.
const termsOf = ({ agreementUrl, productLogo, ...terms }: LoanOffer): unknown => terms;

/** The model of the confirmation of version 3: takes the loan that a page offers. */
export const newConfirmation = (
  env: NewConfirmEnv,
  offered: Pick<OfferPage<LoanOffer>, 'offer' | '$isRequested'>,
): NewConfirmation => {
  const { page, navigator } = env;
  const contract = firstContract(env);

  const base = confirmation(env, offered, {
    screen: 'newLoanConfirm',
    listAgreements,
    openAgreement,
    push: pushLoan,
    termsOf,
    // The order's page replaces this one.
    follow: (url, how, toast = env.toast) =>
      follow({ ...env, toast }, how ? withSession(url, page, navigator.origin, hosts) : url, how),
    onOffer: ({ agreementUrl }, terms) => contract.show(agreementUrl, terms),
  });

  return {
    ...base,
    contract,
    confirm: async () => {
      // The contract covers the page, so a press that reaches the button did not come from a tap of the borrower.
      if (!contract.$view.get()) await base.confirm();
    },
  };
};
