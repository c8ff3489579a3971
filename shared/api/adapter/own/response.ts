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

/** The outcome of a call as the brand's adapter understands its response. */
export const readResponse = <Data>(
  { name, parse }: Pick<Endpoint<never, Data>, 'name' | 'parse'>,
  { ok, status }: Pick<Response, 'ok' | 'status'>,
  body: string,
): Outcome<Data> => {
  const envelope = adaptResponse(name, { status, body: parseJson(body) });
  if (!envelope && !ok) return { ...unknown('http'), status };
  // The envelope has one reader, which takes it as text.
  return readEnvelope(JSON.stringify(envelope) ?? '', parse);
};
