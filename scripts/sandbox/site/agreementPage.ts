import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import type { LoanTerms } from '../../../shared/domain/terms.ts';
import { type Offer, offers } from '../database/schema.ts';
import { pesoText } from '../loan/money.ts';
import { agreementTitles, UNFRAMABLE } from '../offer/agreements.ts';
import { payDateIso } from '../offer/offers.ts';
import type { Service } from '../service.ts';
import { en, type Texts } from '../texts/en.ts';
import { sampleWords, say } from '../texts/texts.ts';
import { type Html, noPage, page } from './page.ts';
import { CONTENT_SECURITY_POLICY } from './style.ts';

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

// The sample contract only has a text for early repayment after half of the term.
const earlySection = (words: AgreementTexts, { prepayment }: LoanTerms) =>
  prepayment.afterTermPercent === 50
    ? html`<h2>${words.early}</h2><p>${words.earlyAfter(prepayment.leastDays)}</p>`
    : '';

/** Renders the terms that are the same for every loan. */
const loanSections = (words: AgreementTexts, terms: LoanTerms) => html`<h2>${words.release}</h2>
<p>${words.releaseWithin(terms.fundingDays.least, terms.fundingDays.most)}</p>
${earlySection(words, terms)}
<h2>${words.late}</h2><p>${lateText(words, terms)}</p>
<h2>${words.changes}</h2><p>${words.changesWithin(terms.changeNoticeDays)}</p>`;

/** Renders the consent to the processing of personal data. */
const consentSections = (words: AgreementTexts) => html`<h2>${words.kept}</h2><p>${words.keptData}</p>
<h2>${words.seen}</h2><p>${words.seenBy}</p>`;

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
<dt>${words.term}</dt><dd>${words.days(termDays)}</dd><dt>${texts.products.rate}</dt><dd>${say(sampleWords(rateText), texts)}</dd>
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

/** Allows only pages of the same origin to show the response in a frame. Changes the headers of `response` and returns it. */
function framable(response: Response): Response {
  const policy = CONTENT_SECURITY_POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  response.headers.set('content-security-policy', policy);
  response.headers.delete('x-frame-options');
  return response;
}

/** Returns the page of a contract with the figures of its offer. The position `UNFRAMABLE` is a page that no frame may show. */
export async function agreementPage(
  { database, terms }: Pick<Service, 'database' | 'terms'>,
  token: string,
  position: string,
  texts: Texts,
): Promise<Response> {
  const [offer] = await database.reader.select().from(offers).where(eq(offers.token, token));
  if (offer && position === UNFRAMABLE) return page('A contract that no frame may show', content(offer, 1, en, terms));
  const title = offer && agreementTitles(offer)[Number(position) - 1];
  if (!offer || !title) return noPage();
  return framable(await page(say(title, texts), content(offer, Number(position), texts, terms), 200, texts));
}

/** Returns the page of the agreement for registering on a landing page. */
export async function registrationAgreement(texts: Texts): Promise<Response> {
  const { agreement, landing } = texts;
  const words = html`<div class="card"><p>${landing.agreed}</p><p class="soft">${agreement.sample}</p></div>`;
  return framable(await page(landing.agreement, words, 200, texts));
}
