import type { Outcome } from './outcome.ts';
import { parseMessage, parseRecord } from './parse.ts';

/** Only 0 is success: the number, or a string of zeros. `Number('')` is 0 too, so the text itself decides. */
const isSuccess = (code: unknown): boolean => code === 0 || (typeof code === 'string' && /^0+$/.test(code));

const isCode = (code: unknown): boolean => typeof code === 'number' || (typeof code === 'string' && !!code);

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
};

/**
 * Reads a response's body: the envelope `{code, message, data}`, with `data` read by `parse`.
 * A body that is no envelope, or one without a code, is unknown, for nobody can say whether the call was done; the message
 * in it is the borrower's to read all the same.
 */
export const readEnvelope = <Data>(body: string, parse: (data: unknown) => Data | undefined): Outcome<Data> => {
  const envelope = parseRecord(parseJson(body));
  const code = envelope['code'];
  if (isSuccess(code)) {
    const data = parse(envelope['data']);
    return data === undefined ? { kind: 'unknown', reason: 'data' } : { kind: 'ok', data };
  }
  const said = parseMessage(envelope['message']);
  if (isCode(code)) return { kind: 'refused', code: String(code), message: said };
  // What stands beside every success is no word on this one.
  return { kind: 'unknown', reason: 'body', message: said.replace(/^(success|ok)\W*$/i, '') || undefined };
};
