import { describe, expect, it } from 'vitest';
import { readEnvelope } from './outcome.ts';

const asItCame = (data: unknown): unknown => data;

describe("an answer's body", () => {
  // Two of the service's files may each be saved with a mark, so it sends two; decoding the text removes only the first.
  it('may begin with a byte order mark, and have blanks around it', () => {
    expect(readEnvelope('\uFEFF{"code":"00","data":7}', asItCame)).toEqual({ kind: 'ok', data: 7 });
    expect(readEnvelope('\r\n {"code":0,"data":7} \n', asItCame)).toEqual({ kind: 'ok', data: 7 });
  });

  it('is not read further where the code is a refusal', () => {
    const neverRead = (): never => {
      throw new Error('read');
    };
    const refused = { kind: 'refused', code: '11', message: 'Already registered' };
    expect(readEnvelope('{"code":"11","message":"Already registered","data":{}}', neverRead)).toEqual(refused);
  });

  it.each(['{"code":101}', '{"code":101,"message":null}', '{"code":101,"message":{"text":"x"}}'])(
    '%s is a refusal without a message',
    (body) => {
      expect(readEnvelope(body, asItCame)).toEqual({ kind: 'refused', code: '101', message: '' });
    },
  );

  it.each(['"code":"",', '"code":null,', '"code":[],', '"code":{"code":0},', ''])(
    'whose code is none (%s) is unknown, and its message may be quoted',
    (code) => {
      const unknown = { kind: 'unknown', reason: 'body', quoted: 'Closed today.' };
      expect(readEnvelope(`{${code}"message":" Closed today. ","data":{"a":1}}`, asItCame)).toEqual(unknown);
    },
  );

  it.each(['"success"', '"Success!"', '"OK"', '""', 'null', '{"text":"x"}'])(
    'without a code has no message in %s, which may stand beside a success',
    (message) => {
      expect(readEnvelope(`{"message":${message},"data":{}}`, asItCame)).toEqual({ kind: 'unknown', reason: 'body' });
    },
  );
});
