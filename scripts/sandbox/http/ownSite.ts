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
