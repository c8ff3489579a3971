import type { Call } from '../calls/call.ts';
import type { Offer } from '../database/loanTables.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { addressIn, type Words } from '../texts/texts.ts';

const usualTitles: readonly Words[] = [
  ({ offer }) => offer.agreement,
  ({ offer }) => offer.disclosure,
  ({ offer }) => offer.consent,
];

/** The page of the contract that no frame may show. */
export const UNFRAMABLE = 'unframable';

/** The titles of an offer's contracts, in the order of their positions from 1 on. */
export const agreementTitles = ({ terms }: Offer): readonly Words[] => terms.agreementTitles ?? usualTitles;

/** The contracts as an answer lists them. Where numbers go as text, the last one is known by its id. */
export function wireAgreements(offer: Offer) {
  const { sendsText } = offer.terms;
  return agreementTitles(offer).map((title, index) => {
    if (sendsText !== true) return { title, position: index + 1 };
    return index < 2 ? { title, position: String(index + 1) } : { title, id: index + 1 };
  });
}

/** The address of a contract's page, which nobody can guess: it says who borrows how much. */
export const agreementUrl = ({ origin, texts }: Call, { token }: Offer, position: string): string =>
  addressIn(`${origin}/sandbox/agreements/${token}/${position}`, texts);

/** The address of the contract that stands before the offer; empty where there is none. */
export function firstAgreementUrl(call: Call, offer: Offer): string {
  const { agreement } = offer.terms;
  if (agreement === undefined) return '';
  return agreementUrl(call, offer, agreement === 'shown' ? '1' : UNFRAMABLE);
}

/** Refuses a position at which the offer has no contract. */
export function requireAgreement(offer: Offer, position: string): void {
  if (agreementTitles(offer)[Number(position) - 1] !== undefined) return;
  throw new Refusal(refusalCodes.agreementUnknown, ({ refusals }) => refusals.agreementUnknown);
}
