import { decisionDays } from '../../brand/loanTerms.ts';
import type { LoanTerms } from '../../domain/terms.ts';
import type { Message } from '../../i18n/messages.ts';
import { publicSiteText as site, loanTermsText as text } from './messages.ts';

/** The text that says when an application is decided on: within one day, or within several. */
export const decisionText = ({ decisionDays }: Pick<LoanTerms, 'decisionDays'>): Message =>
  decisionDays === 1 ? text.decisionMore : text.decisionMoreDays;

/** The text that says when a loan may be prepaid: after half of its term, after another part of it, or from a certain day. */
export const earlyText = ({ prepayment: { afterTermPercent } }: Pick<LoanTerms, 'prepayment'>): Message => {
  if (!afterTermPercent) return text.earlyFromDay;
  return afterTermPercent === 50 ? text.earlyMore : text.earlyMorePercent;
};

/** The text above the list of daily interest: the late penalty, or that there is none. */
export const penaltyText = ({ latePenaltyCents }: Pick<LoanTerms, 'latePenaltyCents'>): Message =>
  latePenaltyCents.new || latePenaltyCents.repeat ? text.penalty : text.noPenalty;

/** The range of days of one band of daily interest; the last one has no end. */
export const bandText = ({ lateBands }: Pick<LoanTerms, 'lateBands'>, at: number): Message => {
  if (at === lateBands.length - 1) return text.days3;
  return at ? text.days2 : text.days1;
};

/** What the lender promises, each with the sentence that says more; `applicationFigures` has its figures. */
export const promises = [
  { name: 'fast', title: site.fast, more: decisionDays === 1 ? site.fastMore : site.fastMoreDays },
  { name: 'fees', title: site.fees, more: site.feesMore },
  { name: 'flexible', title: site.flexible, more: site.flexibleMore },
  { name: 'secure', title: site.secure, more: site.secureMore },
] as const;
