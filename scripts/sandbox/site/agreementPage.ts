import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import type { LoanTerms } from '../../../shared/domain/terms.ts';
import { type Offer, offers } from '../database/loanTables.ts';
import { pesoText } from '../loan/money.ts';
import { agreementTitles, UNFRAMABLE } from '../offer/agreements.ts';
import { payDateIso } from '../offer/describeOffer.ts';
import type { Service } from '../service.ts';
import { en, type Texts } from '../texts/en.ts';
import { sampleWords, say } from '../texts/texts.ts';
import { consentSections, loanSections } from './agreementSections.ts';
import { type Html, page, problemPage } from './page.ts';
import { CONTENT_SECURITY_POLICY } from './style.ts';

function planRows(offer: Offer, { agreement }: Texts): Html[] {
  return offer.terms.parts.map(
    ({ amountCents, dueInDays }) =>
      html`<dt>${agreement.payBy(payDateIso(offer, dueInDays))}</dt><dd>${pesoText(amountCents)}</dd>`,
  );
}

function figures(offer: Offer, texts: Texts): Html {
  const { agreement: words } = texts;
  const { amountCents, parts, rateText, termDays } = offer.terms;
  const totalCents = parts.reduce((sum, part) => sum + part.amountCents, 0);
  return html`<dl class="figures"><dt>${words.receives}</dt><dd>${pesoText(amountCents)}</dd>
<dt>${words.term}</dt><dd>${words.days(termDays)}</dd><dt>${words.rate}</dt><dd>${say(sampleWords(rateText), texts)}</dd>
${planRows(offer, texts)}
<dt>${words.total}</dt><dd>${pesoText(totalCents)}</dd></dl>`;
}

function content(offer: Offer, position: number, texts: Texts, terms: LoanTerms): Html {
  const { agreement: words } = texts;
  const isConsent = position === 3;
  return html`<div class="card"><p>${words.between(offer.borrowerName, offer.orderId, offer.productName, offer.offeredOn)}</p>
${isConsent ? consentSections(words) : figures(offer, texts)}${position === 1 ? loanSections(words, terms) : ''}
<p class="soft">${words.sample}</p></div>`;
}

/** The pages of this site may show it in a frame, and no other site. */
export function framable(response: Response): Response {
  const policy = CONTENT_SECURITY_POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  response.headers.set('content-security-policy', policy);
  response.headers.delete('x-frame-options');
  return response;
}

async function unframable(offer: Offer, terms: LoanTerms): Promise<Response> {
  const response = await page('A contract that no frame may show', content(offer, 1, en, terms));
  response.headers.set('x-frame-options', 'DENY');
  return response;
}

/** A contract of an offer with the offer's own figures, for a person to read; or the one that no frame may show. */
export async function agreementPage(
  { database, terms }: Pick<Service, 'database' | 'terms'>,
  token: string,
  position: string,
  texts: Texts,
): Promise<Response> {
  const [offer] = await database.reader.select().from(offers).where(eq(offers.token, token));
  if (offer !== undefined && position === UNFRAMABLE) return unframable(offer, terms);
  const title = offer === undefined ? undefined : agreementTitles(offer)[Number(position) - 1];
  if (offer === undefined || title === undefined) {
    return problemPage('No such agreement', 'The sandbox has no agreement here.', 404);
  }
  return framable(await page(say(title, texts), content(offer, Number(position), texts, terms), 200, texts));
}
