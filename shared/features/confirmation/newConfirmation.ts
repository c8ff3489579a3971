import { listAgreements } from '../../api/endpoints/listAgreements.ts';
import { openAgreement } from '../../api/endpoints/openAgreement.ts';
import { pushLoan } from '../../api/endpoints/pushLoan.ts';
import { type LoanOffer, readLoanOffer } from '../../api/endpoints/readLoanOffer.ts';
import { hosts } from '../../brand/current.ts';
import { withSession } from '../../navigation/withSession.ts';
import { follow } from '../core/links.ts';
import { type Confirmation, type ConfirmEnv, confirmation, type OfferScreen } from './confirmation.ts';
import { type ContractEnv, type FirstContract, firstContract } from './firstContract.ts';

/** What the platform of such a page has. */
export type NewConfirmEnv = ConfirmEnv & ContractEnv;

/** A confirmation of version 3: an offer, with a contract in front of it where the lender wants that. */
export interface NewConfirmation extends Confirmation<LoanOffer> {
  readonly contract: FirstContract;
}

// Addresses and pictures may carry a token that is new with every answer; nobody agrees to those.
const termsOf = ({ agreementUrl, productLogo, ...terms }: LoanOffer): unknown => terms;

/** The model of the confirmations of version 3, of one instalment or several; `seenOffer` is what the borrower has read already. */
export const newConfirmation = (env: NewConfirmEnv, screen: OfferScreen, seenOffer?: LoanOffer): NewConfirmation => {
  const { page, navigator } = env;
  const contract = firstContract(env);

  const base = confirmation(env, {
    screen,
    seenOffer,
    readOffer: readLoanOffer,
    listAgreements,
    openAgreement,
    push: pushLoan,
    termsOf,
    // In place of the page comes the order that the loan has become.
    follow: (url, how, toast = env.toast) =>
      follow({ ...env, toast }, how ? withSession(url, page, navigator.origin, hosts) : url, how),
    // Without a borrower's name nobody could tell whose yes it was.
    leftWith: () => (page.session.userId ? { agreedTerms: contract.agreedTerms() } : {}),
    onOffer: ({ agreementUrl }, terms) => contract.show(agreementUrl, terms),
  });

  return {
    ...base,
    contract,
    confirm: async () => {
      // The contract covers the page; what reaches the button past it was no tap of the borrower's.
      if (!contract.$view.get()) await base.confirm();
    },
  };
};
