import { type PageParameters, toQuery } from '../session/parameters.ts';
import { parseUrl } from './safeUrl.ts';

// The session may go only to this origin or to one of the lender's hosts, and to those over https only.
const isTrusted = ({ protocol, host, origin: to }: URL, origin: string, hosts: readonly string[]): boolean =>
  to === origin || (protocol === 'https:' && hosts.includes(host));

/**
 * The address that a confirmed loan leads to, with the borrower's session on it, as `addressOf` has it for a screen, and
 * `from=confirm`: each name once (one that the address holds stays as it is), before any `#`. Another origin than
 * `origin` gets the session only where `hosts` names its host. What is no address comes back as it is.
 */
export const withSession = (
  raw: string,
  { session, headers, lang }: PageParameters,
  origin: string,
  hosts: readonly string[],
): string => {
  // The very text that is followed then: a browser leaves fewer blanks out than `trim` does, and reads another address.
  const given = raw.trim();
  const url = parseUrl(given, origin);
  if (!url) return raw;
  const values: { [name: string]: string | undefined } = {
    ...(isTrusted(url, origin, hosts) && { ...session, ...headers, lang }),
    from: 'confirm',
  };
  for (const name of url.searchParams.keys()) values[name] = undefined;
  return addToQuery(given, values);
};

/** An address with these values in its query too, before any `#`; the rest of it stays letter for letter. */
export const addToQuery = (
  address: string,
  values: { readonly [name: string]: string | number | undefined },
): string => {
  const query = toQuery(values);
  const [place = ''] = address.split('#');
  return place + (query && (place.includes('?') ? '&' : '?') + query) + address.slice(place.length);
};
