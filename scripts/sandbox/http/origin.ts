/** This machine's own names, and those that no network may give to another machine (RFC 6761). */
const OWN_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|([a-z0-9-]+\.)+(localhost|test))$/i;

/**
 * The origin that links of an answer begin with: the configured one, or else the request's own where it names this machine.
 * Undefined for a request to any other host: whoever sends it could choose where the borrower's links lead. What a proxy says in
 * X-Forwarded-Host counts for nothing, since anybody can send that too.
 */
export function originOf(request: Request, configured: string | undefined): string | undefined {
  if (configured !== undefined) return configured;
  const { hostname, origin } = new URL(request.url);
  return OWN_HOST.test(hostname) ? origin : undefined;
}

/**
 * Whether a request was made by a page of this site, or by no page at all, such as a test. Browsers say which in
 * Sec-Fetch-Site, older ones in Origin, and no page can make them say something else.
 */
export function isOfOwnSite(request: Request, origin: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const from = request.headers.get('origin');
  return from === null || from === origin;
}
