import { TIMEOUT_MS } from '../../shared/api/client.ts';
import { REFUSAL_KINDS } from '../../shared/domain/failures.ts';
import { HEADER_NAMES, type SessionName } from '../../shared/session/parameters.ts';
import type { Json } from './schema.ts';

const kinds = REFUSAL_KINDS.map((kind) => `\`${kind}\``).join(', ');

/** The Markdown description of what applies to every call. */
export const about = `The calls that the borrower's web app makes to the lender's service. This file is generated from the app's own
descriptions of each response, by \`npm run reference\`: pages read responses by the same.

A path with \`x-called-by: native app\` is called by no page: its method, its fields and its answer are between the app and the service.

**Envelope.** Every answer but the image of a captcha is \`{code, message, data}\` in JSON, in UTF-8, with an HTTP
status of success (200). \`code\` 0, as a number or as a
text of zeros (\`"0"\`, \`"00"\`), is a success; any other number or text is a refusal, and \`message\` is shown to the borrower. An answer without a code, with
another status, or that is no JSON object counts as unknown: nobody can say whether the call was done. So does one that has not come whole within
${TIMEOUT_MS / 1000} seconds. No call is ever repeated by itself.

**Codes.** What a refusal means is the brand's to say, in \`refusals\`: which codes mean ${kinds}. The HTTP status 401 is read as \`signedOut\`, 403 as
\`forbidden\`. Codes that single calls tell from others stand with those.

**Session.** Every call has the session's parameters in its query, as far as the page's address has them. No call needs a cookie.

**Fields.** \`required\` means that the object counts for nothing without the field: the whole answer is unknown, the entry is left out of its list, or the
object is as good as missing. Every other field may be missing or null. A text may also come as a number. Fields that are not listed are not read.

**Money** is a whole number of cents, as a number or as its digits in a text: \`123456\` is 1,234.56. An amount goes back to the service just as it came. One of any
other form is shown as it came, and nothing is worked out from it. Where a text is said to be formatted, it is shown as it is.

**Days** are \`YYYY-MM-DD\`, or \`YYYY-MM-DD HH:MM:SS\`. **Ids** go back as they came; a number above 2^53 is not one that arrives exactly: send it as text.

**Languages.** \`Accept-Language\` names the page's language, so that the service can answer in it.

**Pictures** are addresses with http(s), or paths of the service; a brand can narrow the hosts that pages load them from. They
need no CORS. **Addresses** that an answer leads to are followed only at the hosts of that list, or at all where it is empty.

**CORS.** A service on the pages' own origin needs none. On another one it has to answer \`OPTIONS\` for every path with \`Access-Control-Allow-Origin\`, with
\`Access-Control-Allow-Methods: GET, POST\` and with \`Access-Control-Allow-Headers\` naming those that each call says; answers need
\`Access-Control-Allow-Origin\` too. \`scripts/sandbox/calls/callRoutes.ts\` does that.`;

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

const headers: { readonly [name: string]: string } = {
  'Accept-Language': 'The language of the page. A service may answer in it.',
  'X-Requested-With': 'Always `XMLHttpRequest`.',
  ...Object.fromEntries(HEADER_NAMES.map((name) => [name, 'As the page’s address has it; empty if it has none.'])),
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
