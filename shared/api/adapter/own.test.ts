import { describe, expect, it, vi } from 'vitest';
import { commitRepayment } from '../endpoints/commitRepayment.ts';
import { readOrder } from '../endpoints/readOrder.ts';
import * as asIs from './asIs.ts';
import { readResponse } from './own.ts';

// An adapter that takes every answer for a refusal, or for the success that it was sent.
vi.mock('#ownAdapter', () => ({
  adaptResponse: (_: string, { body }: { readonly body: unknown }) => body ?? { code: '1', message: 'Refused.' },
}));

const answer = (status: number) => ({ ok: status < 300, status });
const refusal = '{"code":"5000","message":"Payment failed."}';

describe('Behind an adapter that makes an envelope of everything', () => {
  it.each([500, 503, 599])('the status %i is unknown, and its words can only be quoted', (status) => {
    const outcome = { kind: 'unknown', reason: 'http', status };
    expect(readResponse(commitRepayment, answer(status), refusal)).toEqual({ ...outcome, quoted: 'Payment failed.' });
    expect(readResponse(commitRepayment, answer(status), '{"code":0,"data":{"needValid":0}}')).toEqual(outcome);
  });

  it.each([200, 401, 422])('a body that is no JSON, with the status %i, says nothing of a payment', (status) => {
    expect(readResponse(commitRepayment, answer(status), '<h1>Sign in</h1>')).toMatchObject({ kind: 'unknown' });
    expect(readResponse(readOrder, answer(status), '<h1>Sign in</h1>')).toMatchObject({ kind: 'refused' });
  });

  it.each([304, 422])('a call without an adapter of its own takes no word from the status %i', (status) => {
    expect(asIs.adaptResponse('commitRepayment', { status, body: JSON.parse(refusal) })).toBeUndefined();
  });

  it('a refusal below 500 is one', () => {
    expect(readResponse(commitRepayment, answer(422), refusal)).toMatchObject({ kind: 'refused', code: '5000' });
  });
});
