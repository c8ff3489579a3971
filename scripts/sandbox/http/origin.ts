/** This machine's own names, and those that no network may give to another machine (RFC 6761). */
const OWN_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|([a-z0-9-]+\.)+(localhost|test))$/i;

/**
 * @returns the origin of the links in a response: the configured one, or else that of the request, if its host is this machine.
 * Undefined for a request to any other host: its sender could choose where the borrower's links lead. The header
 * X-Forwarded-Host is ignored, because anybody can send it.
 */
export function originOf(request: Request, configured: string | undefined): string | undefined {
  if (configured !== undefined) return configured;
  const { hostname, origin } = new URL(request.url);
  return OWN_HOST.test(hostname) ? origin : undefined;
}

/**
 * @returns whether a request was made by a page of this site, or by no page at all, such as a test. Browsers send this in
 * Sec-Fetch-Site, older ones in Origin, and no page can change these headers.
 */
export function isOfOwnSite(request: Request, origin: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const from = request.headers.get('origin');
  return from === null || from === origin;
}
