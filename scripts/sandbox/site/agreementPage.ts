import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { type Offer, offers } from '../database/loanTables.ts';
import type { Database } from '../database/openDatabase.ts';
import { pesoText } from '../loan/money.ts';
import { agreementTitles, UNFRAMABLE } from '../offer/agreements.ts';
import { payDateIso } from '../offer/describeOffer.ts';
import { consentSections, loanSections } from './agreementSections.ts';
import { type Html, page, problemPage } from './page.ts';
import { CONTENT_SECURITY_POLICY } from './style.ts';

function planRows(offer: Offer): Html[] {
  return offer.terms.parts.map(
    ({ amountCents, dueInDays }) =>
      html`<dt>On or before ${payDateIso(offer, dueInDays)}</dt><dd>${pesoText(amountCents)}</dd>`,
  );
}

function figures(offer: Offer): Html {
  const { amountCents, parts, rateText, termDays } = offer.terms;
  const totalCents = parts.reduce((sum, part) => sum + part.amountCents, 0);
  return html`<dl class="figures"><dt>The borrower receives</dt><dd>${pesoText(amountCents)}</dd>
<dt>Term</dt><dd>${termDays} calendar days</dd><dt>Interest rate</dt><dd>${rateText}</dd>
${planRows(offer)}
<dt>Repaid in all</dt><dd>${pesoText(totalCents)}</dd></dl>`;
}

function content(offer: Offer, position: number): Html {
  const isConsent = position === 3;
  return html`<div class="card"><p>Between Sample Lending Company, Inc. (sample), the lender, and ${offer.borrowerName}, the
borrower; order ${offer.orderId}, ${offer.productName}, as of ${offer.offeredOn}.</p>
${isConsent ? consentSections : figures(offer)}${position === 1 ? loanSections : ''}
<p class="soft">This is a sample. It is not a contract, and nobody owes anything by it.</p></div>`;
}

/** The pages of this site may show it in a frame, and no other site. */
export function framable(response: Response): Response {
  const policy = CONTENT_SECURITY_POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  response.headers.set('content-security-policy', policy);
  response.headers.delete('x-frame-options');
  return response;
}

async function unframable(offer: Offer): Promise<Response> {
  const response = await page('A contract that no frame may show', content(offer, 1));
  response.headers.set('x-frame-options', 'DENY');
  return response;
}

/** A contract of an offer with the offer's own figures, for a person to read; or the one that no frame may show. */
export async function agreementPage(database: Database, token: string, position: string): Promise<Response> {
  const [offer] = await database.reader.select().from(offers).where(eq(offers.token, token));
  if (offer !== undefined && position === UNFRAMABLE) return unframable(offer);
  const title = offer === undefined ? undefined : agreementTitles(offer)[Number(position) - 1];
  if (offer === undefined || title === undefined) {
    return problemPage('No such agreement', 'The sandbox has no agreement here.', 404);
  }
  return framable(await page(title, content(offer, Number(position))));
}
