import type { Endpoint } from '../../endpoint.ts';
import { readEnvelope } from '../../envelope.ts';
import type { Outcome } from '../../outcome.ts';
import { unknown } from '../../settle.ts';

/** The outcome of a call whose response has come, in the contract's own form. */
export const readResponse = <Data>(
  call: Pick<Endpoint<never, Data>, 'parse'>,
  response: Pick<Response, 'ok' | 'status'>,
  body: string,
): Outcome<Data> => (response.ok ? readEnvelope(body, call.parse) : { ...unknown('http'), status: response.status });
