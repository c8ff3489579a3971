import { html } from 'hono/html';
import {
  CHANGE_NOTICE_DAYS,
  FUNDING_DAYS,
  LATE_BANDS,
  LATE_PENALTY_CENTS,
  type LateBand,
  PREPAYMENT_LEAST_DAYS,
} from '../../../shared/domain/terms.ts';
import { pesoText } from '../loan/money.ts';
import type { Texts } from '../texts/en.ts';

type AgreementTexts = Texts['agreement'];

function bandText({ fromDay, toDay, percentPerDay }: LateBand, words: AgreementTexts): string {
  if (!Number.isFinite(toDay)) return words.lateFrom(percentPerDay, fromDay);
  return words.lateBetween(percentPerDay, fromDay, toDay);
}

function lateText(words: AgreementTexts): string {
  const bands = LATE_BANDS.map((band) => bandText(band, words)).join(', ');
  return words.lateCosts(pesoText(LATE_PENALTY_CENTS.new), pesoText(LATE_PENALTY_CENTS.repeat), bands);
}

/** What every loan is taken under, beside its own figures. */
export const loanSections = (words: AgreementTexts) => html`<h2>${words.release}</h2>
<p>${words.releaseWithin(FUNDING_DAYS.least, FUNDING_DAYS.most)}</p>
<h2>${words.early}</h2><p>${words.earlyAfter(PREPAYMENT_LEAST_DAYS)}</p>
<h2>${words.late}</h2><p>${lateText(words)}</p>
<h2>${words.changes}</h2><p>${words.changesWithin(CHANGE_NOTICE_DAYS)}</p>`;

/** What the borrower agrees to about personal data. */
export const consentSections = (words: AgreementTexts) => html`<h2>${words.kept}</h2><p>${words.keptData}</p>
<h2>${words.seen}</h2><p>${words.seenBy}</p>`;
