import type { Offer } from '../database/loanTables.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';

const usualTitles = ['Loan agreement', 'Disclosure statement', 'Consent to the processing of personal data'] as const;

/** The page of the contract that no frame may show. */
export const UNFRAMABLE = 'unframable';

/** The titles of an offer's contracts, in the order of their positions from 1 on. */
export const agreementTitles = ({ terms }: Offer): readonly string[] => terms.agreementTitles ?? usualTitles;

/** The contracts as an answer lists them. Where numbers go as text, the last one is known by its id. */
export function wireAgreements(offer: Offer) {
  const { sendsText } = offer.terms;
  return agreementTitles(offer).map((title, index) => {
    if (sendsText !== true) return { title, position: index + 1 };
    return index < 2 ? { title, position: String(index + 1) } : { title, id: index + 1 };
  });
}

/** The address of a contract's page, which nobody can guess: it says who borrows how much. */
export const agreementUrl = (origin: string, { token }: Offer, position: string): string =>
  `${origin}/sandbox/agreements/${token}/${position}`;

/** The address of the contract that stands before the offer; empty where there is none. */
export function firstAgreementUrl(origin: string, offer: Offer): string {
  const { agreement } = offer.terms;
  if (agreement === undefined) return '';
  return agreementUrl(origin, offer, agreement === 'shown' ? '1' : UNFRAMABLE);
}

/** The title of the contract at a position; refuses where the offer has none there. */
export function requireAgreement(offer: Offer, position: string): string {
  const title = agreementTitles(offer)[Number(position) - 1];
  if (title !== undefined) return title;
  throw new Refusal(refusalCodes.agreementUnknown, 'This offer has no such agreement.');
}
