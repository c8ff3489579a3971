import { headOf, htmlAnswer, sendWhole } from '../../server/reply.ts';
import type { CallFault } from '../CallFault.ts';

const PROXY = '<html><head><title>Bad Gateway</title></head><body><h1>502 Bad Gateway</h1>nginx</body></html>';

const doors: { readonly [code: number]: NonNullable<CallFault['door']> } = { 401: 'signedOut', 403: 'forbidden' };

const status = (code: number, body = '', door = doors[code]): CallFault => ({
  kind: 'HTTP',
  ...(door && { door }),
  name: `${code}${body && ' with HTML'}`,
  ending: 'unknown',
  isForPicture: true,
  reply: (exchange) => sendWhole(exchange, htmlAnswer(body, code)),
});

// The Content-Security-Policy stops the redirect: the browser logs this and sends no request.
const KEPT_HERE = /connect-src|foreign request: http:\/\/127\.0\.0\.1:\d+\/sso\/login|Redirect failed/;

const redirect = (name: string, to: (origin: string, other: string) => string, allowed?: RegExp): CallFault => ({
  kind: 'HTTP',
  name,
  ending: 'unknown',
  ...(allowed && { allowed }),
  reply: ({ socket, origin, otherOrigin }) =>
    void socket.end(headOf(302, { location: to(origin, otherOrigin), 'content-length': '0' })),
});

/** Faults at the HTTP level: error statuses of the service or of a proxy in between, and redirects. */
export const httpFaults: readonly CallFault[] = [
  ...[400, 401, 403, 404, 413, 429, 500].map((code) => status(code)),
  status(502, PROXY),
  status(503),
  status(503, PROXY),
  status(504),
  {
    kind: 'HTTP',
    name: '204',
    ending: 'unknown',
    isForPicture: true,
    reply: ({ socket }) => void socket.end(headOf(204, {})),
  },
  ...[500, 404].map(
    (code): CallFault => ({
      kind: 'HTTP',
      name: `${code} with a body that says yes`,
      ending: 'unknown',
      reply: (exchange) => sendWhole(exchange, { ...exchange.good, status: code }),
    }),
  ),
  redirect('302 to a login of this origin', (origin) => `${origin}/sso/login`),
  redirect('302 to a login of another origin', (_, other) => `${other}/sso/login`, KEPT_HERE),
  redirect('302 to nowhere', () => 'http://[not an address', KEPT_HERE),
];
