/** What pages of another origin have to be told before they may call. */
const HEADERS = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers':
    'content-type, x-requested-with, building, gather, swift, eyes, idempotency-key, accept-language',
  'access-control-max-age': '600',
};

/**
 * Lets pages of the origins in `allowed` call, as a lender's do whose pages stand on a CDN, and no others. Cookies stay out of it:
 * the session is in the query.
 */
export function allowCrossOrigin(request: Request, response: Response, allowed: readonly string[]): Response {
  const headers = new Headers(response.headers);
  // A cache must not give one origin's answer to another's page, nor that of no origin to either.
  headers.append('vary', 'Origin');
  const origin = request.headers.get('origin') ?? '';
  if (allowed.includes(origin)) {
    headers.set('access-control-allow-origin', origin);
    for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}

/** The answer to a browser that asks before it calls. */
export const preflight = (request: Request, allowed: readonly string[]): Response =>
  allowCrossOrigin(request, new Response(null, { status: 204 }), allowed);
