import type { SessionName } from '../../shared/session/parameters.ts';
import type { Json } from './schema.ts';

/** What the session's parameters mean. They come from the page's address, where the native app puts them. */
const session: { readonly [name in SessionName]: string } = {
  deviceId: 'The phone.',
  appVersion: 'The version of the native app.',
  userId: 'The borrower.',
  appName: 'The native app.',
  sessionId: 'The borrower’s session at the service.',
  clientType: 'The system of the phone, such as ‘android’ or ‘ios’.',
  merchantNumber: 'The merchant.',
  mobilePhone: 'The borrower’s phone number.',
  orderId: 'The order that the page is about.',
  productId: 'The loan product that the page is about.',
  withholdingAmount: 'What is to be paid by card or wallet: a whole number of cents.',
  couponId: 'A coupon for a payment by card.',
  couponMoney: 'What the coupon is worth, as the address has it. No page reads it.',
  source: 'Where the borrower comes from, such as ‘loanDetail’.',
  product_id: 'The same as `productId`: if an address has only one of the two, both are sent.',
};

const ofPage = 'As the page’s address has it; empty if it has none.';

const headers: { readonly [name: string]: string } = {
  'Accept-Language': 'The language of the page. A service may answer in it.',
  'X-Requested-With': 'Always `XMLHttpRequest`.',
  building: ofPage,
  gather: ofPage,
  swift: ofPage,
  eyes: ofPage,
  'Idempotency-Key':
    'Identifies what the borrower wants, the same for a repeat of it. Sent only if the brand says `sendsIdempotencyKey`.',
};

// The others may be empty, which a tool takes for missing.
const ALWAYS = ['Accept-Language', 'X-Requested-With'];

const parameter = (name: string, place: 'query' | 'header', required: boolean, description: string): Json => ({
  [place === 'query' ? name : name.toLowerCase()]: {
    name,
    in: place,
    required,
    description,
    schema: name === 'X-Requested-With' ? { const: 'XMLHttpRequest' } : { type: 'string' },
  },
});

/** Returns the parameters that calls share, for the document's components: those of the session, and headers by their names in lower case. */
export const sharedParameters = (): Json =>
  Object.assign(
    {},
    ...Object.entries(session).map(([name, means]) =>
      parameter(name, 'query', false, `${means} From the page’s address; not sent if that has none.`),
    ),
    ...Object.entries(headers).map(([name, means]) => parameter(name, 'header', ALWAYS.includes(name), means)),
  ) as Json;
