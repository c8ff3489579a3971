import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Database } from '../database/openDatabase.ts';
import { offers, orders } from '../database/schema.ts';
import { agreementTitles, UNFRAMABLE } from '../offer/agreements.ts';
import type { Texts } from '../texts/en.ts';
import { CONTENT_SECURITY_POLICY, noPage, page } from './page.ts';

/** Allows only pages of the same origin to show the response in a frame. Changes the headers of `response` and returns it. */
function framable(response: Response): Response {
  const policy = CONTENT_SECURITY_POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  response.headers.set('content-security-policy', policy);
  response.headers.delete('x-frame-options');
  return response;
}

/** Returns the page of a contract of an order or an offer. The position `UNFRAMABLE` is a page that no frame may show. */
export async function agreementPage(
  { reader }: Database,
  token: string,
  position: string,
  texts: Texts,
): Promise<Response> {
  const [order] = await reader.select().from(orders).where(eq(orders.token, token));
  const [offer] = await reader.select().from(offers).where(eq(offers.token, token));
  const loan = order ? { ...order, orderId: order.id } : offer;
  const title = agreementTitles(texts)[position === UNFRAMABLE ? 0 : Number(position) - 1];
  if (!loan || !title) return noPage();
  const { agreement } = texts;
  const content = html`<p>${agreement.between(loan.borrowerName, loan.orderId, loan.productName)}</p>
<p class="soft">${agreement.sample}</p>`;
  const response = await page(title, content, 200, texts);
  return position === UNFRAMABLE ? response : framable(response);
}

/** Returns the page of the agreement for registering on a landing page. */
export async function registrationAgreement(texts: Texts): Promise<Response> {
  const { agreement, landing } = texts;
  const content = html`<p>${landing.agreed}</p><p class="soft">${agreement.sample}</p>`;
  return framable(await page(landing.agreement, content, 200, texts));
}
