import { adaptResponse } from '#ownAdapter';
import type { Endpoint } from '../../endpoint.ts';
import { readEnvelope } from '../../envelope.ts';
import type { Outcome } from '../../outcome.ts';
import { unknown } from '../../settle.ts';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** @returns the outcome of a call, from the envelope that the brand's adapter makes of its response. */
export const readResponse = <Data>(
  { name, parse }: Pick<Endpoint<never, Data>, 'name' | 'parse'>,
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  body: string,
): Outcome<Data> => {
  const envelope = adaptResponse(name, { status, body: parseJson(body) });
  if (!envelope && !ok) return { ...unknown('http'), status };
  // Envelopes are parsed in one place only, which takes them as text.
  return readEnvelope(JSON.stringify(envelope) ?? '', parse);
};
