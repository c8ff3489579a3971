import type { Outcome } from './outcome.ts';
import { parseMessage, parseRecord } from './parse.ts';

/** Only 0 is success: the number, or a string of zeros. The string itself is tested, because `Number('')` is 0 too. */
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
 * Parses the body of a response: the envelope `{code, message, data}`, whose `data` are parsed by `parse`.
 * @returns `unknown` if the body is not an envelope, or has no code, because then it is unknown whether the request was carried out. A
 * message in it is still passed on for the borrower.
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
  // A message like 'success', which services send with every success, says nothing about a response without a code.
  return { kind: 'unknown', reason: 'body', message: said.replace(/^(success|ok)\W*$/i, '') || undefined };
};
