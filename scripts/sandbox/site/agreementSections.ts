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

function bandText({ fromDay, toDay, percentPerDay }: LateBand): string {
  return `${percentPerDay}% ${Number.isFinite(toDay) ? `on days ${fromDay} to ${toDay}` : `from day ${fromDay}`}`;
}

/** What every loan is taken under, beside its own figures. */
export const loanSections = html`<h2>Release</h2><p>The lender sends the amount to the bound account within
${FUNDING_DAYS.least} to ${FUNDING_DAYS.most} calendar days after the borrower confirms.</p>
<h2>Paying early</h2><p>The loan may be prepaid after half of its term, and not before ${PREPAYMENT_LEAST_DAYS} calendar days
have passed since it was released.</p>
<h2>Paying late</h2><p>A late payment costs a penalty once, ${pesoText(LATE_PENALTY_CENTS.new)} for new and
${pesoText(LATE_PENALTY_CENTS.repeat)} for returning borrowers, and interest for each day on the unpaid amount:
${LATE_BANDS.map(bandText).join(', ')}.</p>
<h2>Changes</h2><p>The borrower tells the lender of a change of personal details within ${CHANGE_NOTICE_DAYS} calendar
days.</p>`;

/** What the borrower agrees to about personal data. */
export const consentSections = html`<h2>What is kept</h2><p>The lender keeps the name, the mobile number, the bound account
and the payments of this loan, as long as the law asks for.</p>
<h2>Who sees it</h2><p>Only those who work on this loan. The borrower may ask what is kept, and have it put right.</p>`;
