import { html } from 'hono/html';
import type { LoanTerms } from '../../../shared/domain/terms.ts';
import { pesoText } from '../loan/money.ts';
import type { Texts } from '../texts/en.ts';

type AgreementTexts = Texts['agreement'];

function bandText({ lateBands }: LoanTerms, at: number, words: AgreementTexts): string {
  const { fromDay = 0, percentPerDay = 0 } = lateBands[at] ?? {};
  const next = lateBands[at + 1];
  return next === undefined
    ? words.lateFrom(percentPerDay, fromDay)
    : words.lateBetween(percentPerDay, fromDay, next.fromDay - 1);
}

function lateText(words: AgreementTexts, terms: LoanTerms): string {
  const { latePenaltyCents, lateBands } = terms;
  const bands = lateBands.map((_, at) => bandText(terms, at, words)).join(', ');
  return words.lateCosts(pesoText(latePenaltyCents.new), pesoText(latePenaltyCents.repeat), bands);
}

// The sample contract has words for half of the term alone.
const earlySection = (words: AgreementTexts, { prepayment }: LoanTerms) =>
  prepayment.afterTermPercent === 50
    ? html`<h2>${words.early}</h2><p>${words.earlyAfter(prepayment.leastDays)}</p>`
    : '';

/** What every loan is taken under, beside its own figures. */
export const loanSections = (words: AgreementTexts, terms: LoanTerms) => html`<h2>${words.release}</h2>
<p>${words.releaseWithin(terms.fundingDays.least, terms.fundingDays.most)}</p>
${earlySection(words, terms)}
<h2>${words.late}</h2><p>${lateText(words, terms)}</p>
<h2>${words.changes}</h2><p>${words.changesWithin(terms.changeNoticeDays)}</p>`;

/** What the borrower agrees to about personal data. */
export const consentSections = (words: AgreementTexts) => html`<h2>${words.kept}</h2><p>${words.keptData}</p>
<h2>${words.seen}</h2><p>${words.seenBy}</p>`;
