import { ALREADY_SUBMITTED } from '../../shared/domain/serviceCodes.ts';
import type { Clock } from '../../shared/platform/env.ts';
import { refusal, success } from '../support/answers.ts';

/** The service's words in a refusal. */
const REFUSED = 'This is closed until tomorrow.';

/**
 * What is certain once a call has ended in this way. `done`: it was carried out, and the page knows. `refused`: it was not carried out, and the page
 * knows. `unknown`: it may have been carried out.
 */
export type Certainty = 'done' | 'refused' | 'unknown';

interface Ending {
  readonly certainty: Certainty;
  /** Answers the call; `data` is what the service would answer if nothing went wrong. */
  readonly reply: (data: unknown, clock: Pick<Clock, 'after'>) => Response | Promise<Response>;
  /** Whether the service carries the call out, whatever the page learns of it. */
  readonly isCarriedOut?: boolean;
  /** How long the page's clock runs before anybody looks at the screen, in milliseconds. */
  readonly waitMs?: number;
}

const GATEWAY = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>';
const LOGIN = '<!doctype html><title>Log in</title><form>Please log in to the free Wi-Fi.</form>';

const page = (html: string, status = 200): Response =>
  new Response(html, { status, headers: { 'content-type': 'text/html' } });

const afterwards =
  (ms: number): Ending['reply'] =>
  (data, { after }) =>
    new Promise((resolve) => after(ms, () => resolve(success(data))));

const noConnection = (): never => {
  throw new TypeError('Failed to fetch');
};

const unknown = (reply: Ending['reply'], more: Partial<Ending> = {}): Ending => ({
  certainty: 'unknown',
  reply,
  ...more,
});
const refused = (reply: Ending['reply']): Ending => ({ certainty: 'refused', reply });

/** Every way in which a call can end, under the name that the tables use. A page gives up after a minute. */
export const endings = {
  answered: { certainty: 'done', reply: success, isCarriedOut: true },
  'answered after 59 s': { certainty: 'done', reply: afterwards(59_000), isCarriedOut: true, waitMs: 59_500 },
  'no network': unknown(noConnection),
  'answer lost': unknown(noConnection, { isCarriedOut: true }),
  'answered after 61 s': unknown(afterwards(61_000), { isCarriedOut: true, waitMs: 60_500 }),
  'HTTP 500': unknown(() => new Response('', { status: 500 })),
  'HTTP 502 with a page': unknown(() => page(GATEWAY, 502)),
  'HTML instead of JSON': unknown(() => page(LOGIN)),
  'HTTP 511': unknown(() => page(LOGIN, 511)),
  'cut reply': unknown((data) => new Response(JSON.stringify({ code: '00', message: '', data }).slice(0, -9))),
  'empty reply': unknown(() => new Response('')),
  'code of another type': unknown(() => Response.json({ code: { value: 0 }, message: REFUSED, data: null })),
  'received before': unknown(() => refusal('You have sent this already.', ALREADY_SUBMITTED), { isCarriedOut: true }),
  refused: refused(() => refusal(REFUSED)),
  'refused without words': refused(() => refusal('')),
  'signed out': refused(() => refusal('Please log in again.', '4001')),
  // Of a request, an HTTP status says nothing about whether it was carried out.
  'HTTP 401': unknown(() => new Response('', { status: 401 })),
  'HTTP 403': unknown(() => new Response('', { status: 403 })),
} as const satisfies { readonly [name: string]: Ending };

export type EndingName = keyof typeof endings;

export const endingOf = (name: string): Ending & { readonly name: EndingName } => {
  if (!(name in endings)) throw new Error(`There is no ending “${name}”: ${Object.keys(endings).join(', ')}.`);
  return { ...endings[name as EndingName], name: name as EndingName };
};
