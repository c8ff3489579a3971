/** The borrower's parameters, in the order in which they stand in every call's query string. */
export const SESSION_NAMES = [
  'deviceId',
  'appVersion',
  'userId',
  'appName',
  'sessionId',
  'clientType',
  'merchantNumber',
  'mobilePhone',
  'orderId',
  'productId',
  'withholdingAmount',
  'couponId',
  'couponMoney',
  'source',
  'product_id',
] as const;

/** Parameters of single pages, which a page's first call may carry beside the session's. */
export const OWN_NAMES = ['id', 'problemId'] as const;

/** Page parameters that travel as headers: the first two with the standard client, the others with the form client. */
export const HEADER_NAMES = ['building', 'gather', 'swift', 'eyes'] as const;

export type SessionName = (typeof SESSION_NAMES)[number];
export type OwnName = (typeof OWN_NAMES)[number];
export type HeaderName = (typeof HEADER_NAMES)[number];

/** Named text values; a name that is absent was absent or empty in the address. */
export type Parameters<Name extends string> = {
  readonly [name in Name]?: string;
};

/** What the page's address says of the borrower. */
export interface PageParameters {
  readonly session: Parameters<SessionName>;
  readonly headers: Parameters<HeaderName>;
  /** The language asked for, or undefined where the address names none. */
  readonly lang: string | undefined;
}

type Writable<Name extends string> = { [name in Name]?: string };

export const pick = <Name extends string>(search: URLSearchParams, names: readonly Name[]): Writable<Name> => {
  const found: Writable<Name> = {};
  for (const name of names) {
    const value = search.get(name);
    if (value) found[name] = value;
  }
  return found;
};

/**
 * Reads an address's query string. The first value of a repeated name counts, an empty one does not, and the two
 * spellings of the product fill each other. Broken percent-encoding is read as far as it goes; nothing throws.
 */
export const readParameters = (search: string): PageParameters => {
  const query = new URLSearchParams(search);
  const session = pick(query, SESSION_NAMES);
  const product = session.productId || session.product_id;
  if (product) {
    session.productId = product;
    session.product_id ||= product;
  }
  return {
    session,
    headers: pick(query, HEADER_NAMES),
    lang: query.get('lang') || undefined,
  };
};

// encodeURIComponent throws on half of a surrogate pair; such a broken value becomes an empty one.
const encode = (value: string | number | undefined = ''): string => {
  try {
    return encodeURIComponent(value);
  } catch {
    return '';
  }
};

/** A query string of the values that are there, each name and value percent-encoded: `a=1&b=2`, or nothing. */
export const toQuery = (values: { readonly [name: string]: string | number | undefined }): string =>
  Object.entries(values)
    .filter(([, value]) => value || value === 0)
    .map((pair) => pair.map(encode).join('='))
    .join('&');
