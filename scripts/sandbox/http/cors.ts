/** What pages of another origin have to be told before they may call. */
const HEADERS = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'content-type, x-requested-with, building, gather, swift, eyes',
  'access-control-max-age': '600',
};

/**
 * Lets pages of any origin call, as a lender does whose pages stand on a CDN. No cookie is ever read, so there is
 * nothing that another site's page could use.
 */
export function allowCrossOrigin(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

/** The answer to a browser that asks before it calls. */
export const preflight = (): Response => allowCrossOrigin(new Response(null, { status: 204 }));
