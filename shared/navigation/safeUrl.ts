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
  if (given.toLowerCase().startsWith(`${rules.scheme}://`)) return { kind: 'app', url: given };
  const parsed = /^(https?:\/\/[^/]|\/(?!\/))/i.test(given) && parse(given, origin);
  if (!parsed || parsed.username || parsed.password) return undefined;
  const isAllowed = parsed.origin === origin || !rules.hosts.length || rules.hosts.includes(parsed.host);
  return isAllowed ? { kind: 'web', url: parsed.href } : undefined;
};
