/** Which addresses of an answer a brand lets the page follow. An empty host list allows every host. */
export interface LinkRules {
  readonly hosts: readonly string[];
  readonly scheme: string;
}

/** A link that may be followed: on the web, or by the app under the brand's own scheme. */
export type SafeLink = { readonly kind: 'web' | 'app'; readonly url: string };

// A blank, a control character or a backslash makes browsers and people read different addresses.
const odd = /[\0-\x20\\\x7f-\xa0]/;

const parse = (url: string, origin: string): URL | undefined => {
  try {
    return new URL(url, origin);
  } catch {
    return undefined;
  }
};

/**
 * Judges an address that came in an answer. Only http(s), a path of this site, and the brand's own deep-link scheme
 * pass; user info, control characters, blanks and backslashes do not. Undefined means refused; nothing throws.
 */
export const safeUrl = (raw: unknown, origin: string, rules: LinkRules): SafeLink | undefined => {
  const given = typeof raw === 'string' ? raw.trim() : '';
  if (!given || odd.test(given)) return undefined;
  const parsed = parse(given, origin);
  // An '@' in front of the path: older engines read no user in an app's own addresses.
  if (!parsed || /^[^/]*\/\/[^/?#]*@/.test(given)) return undefined;
  // By what it was read as, for an app that gets it will read it in the same way.
  if (parsed.href.startsWith(`${rules.scheme}://`)) return { kind: 'app', url: given };
  if (!/^(https?:\/\/[^/]|\/(?!\/))/i.test(given)) return undefined;
  const isAllowed = parsed.origin === origin || !rules.hosts.length || rules.hosts.includes(parsed.host);
  return isAllowed ? { kind: 'web', url: parsed.href } : undefined;
};
