// Typed as the list that `split` makes of it: written as a list, it takes 40 B more before the first paint.
type Listed<Words extends string> = Words extends `${infer First} ${infer Rest}`
  ? readonly [First, ...Listed<Rest>]
  : readonly [Words];
const listed = <Words extends string>(words: Words) => words.split(' ') as unknown as Listed<Words>;

/** The borrower's parameters, in the order in which they stand in every call's query string. */
export const SESSION_NAMES = /* @__PURE__ */ listed(
  'deviceId appVersion userId appName sessionId clientType merchantNumber mobilePhone orderId productId withholdingAmount couponId couponMoney source product_id',
);

/** Page parameters that travel as headers: the first two with the standard client, the others with the form client. */
export const HEADER_NAMES = /* @__PURE__ */ listed('building gather swift eyes');

export type SessionName = (typeof SESSION_NAMES)[number];
export type HeaderName = (typeof HEADER_NAMES)[number];

/** Named text values; a name that is absent was absent or empty in the address. */
export type Parameters<Name extends string> = {
  readonly [name in Name]?: string;
};

/** The borrower's parameters in the page's address. */
export interface PageParameters {
  readonly session: Parameters<SessionName>;
  readonly headers: Parameters<HeaderName>;
  /** The language that the address names; undefined if it names none. */
  readonly lang: string | undefined;
}

// Chat apps include the end of a sentence in a link, and templates leave blanks, also zero-width ones.
const NOT_OF_AN_ID = /[\s\u200b.,)\]]+$/;

export const pick = <Name extends string>(search: URLSearchParams, names: readonly Name[]) => {
  const found: { [name in Name]?: string } = {};
  for (const name of names) {
    const value = (search.get(name) || '').replace(/d$/.test(name) ? NOT_OF_AN_ID : '', '');
    if (value) found[name] = value;
  }
  return found;
};

/** Undoes what an e-mail or a template did to the query string of a link: `&` is written as in HTML. */
export const mended = (search: string): string => search.replace(/&amp;/g, '&');

/** The query of a link of which all was encoded (`?orderId%3D1%26productId%3D9`), as it was meant; undefined for any other. */
export const queryMeant = (search: string): string | undefined =>
  /^[^=]+%3D/i.test(search) ? search.replace(/%3D/gi, '=').replace(/%26/g, '&').replace(/%25/g, '%') : undefined;

/** @returns which of these languages an address names, also as phones write it: `fil_PH`, `tl`, `in_ID`, `zh-CN`; undefined for another. */
export const languageIn = <Name extends string>(
  named: string | null | undefined,
  languages: readonly Name[],
): Name | undefined => {
  // Whole parts are compared: `hil`, which is spoken in the Philippines, is not `hi`.
  const [code] = (named || '').replace('tl', 'fil').replace('in', 'id').split(/[-_]/);
  return languages.find((name) => name === code);
};

/**
 * Reads an address's query string, mended. The first value of a repeated name counts, an empty one does not, and the two
 * spellings of the product fill each other. Broken percent-encoding is read as far as it goes; nothing throws.
 */
export const readParameters = (search: string): PageParameters => {
  const query = new URLSearchParams(mended(search));
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

/** @returns a value percent-encoded. encodeURIComponent throws on half of a surrogate pair; such a broken value becomes an empty one. */
export const encode = (value: string | number | undefined = ''): string => {
  try {
    return encodeURIComponent(value);
  } catch {
    return '';
  }
};

/** A query string of the values that are not empty, percent-encoded: `a=1&b=2`, or an empty string. */
export const toQuery = (values: { readonly [name: string]: string | number | undefined }): string =>
  Object.entries(values)
    .filter(([, value]) => value || value === 0)
    .map((pair) => pair.map(encode).join('='))
    .join('&');
