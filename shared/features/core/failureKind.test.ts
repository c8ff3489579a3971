import { describe, expect, it } from 'vitest';
import { refusalCodes } from '../../../scripts/sandbox/http/envelope.ts';
import type { Failed } from '../../api/outcome.ts';
import { refusals } from '../../brand/current.ts';
import { failureKind } from './FailureView.tsx';

const refused = (code: string): Failed => ({ kind: 'refused', code, message: 'No' });
const unknown = (reason: Extract<Failed, { kind: 'unknown' }>['reason'], status?: number): Failed => ({
  kind: 'unknown',
  reason,
  ...(status && { status }),
});

describe('The kind of a failure', () => {
  it.each([
    ['sessionEnded', 'signedOut'],
    ['orderUnknown', 'noSuchOrder'],
    ['anotherProduct', 'noSuchOrder'],
    ['nothingToRepay', 'nothingToRepay'],
    ['notExtendable', 'notExtendable'],
    ['offerUnknown', 'noOffer'],
  ] as const)('is told by the code that the brand lists: %s is %s', (name, kind) => {
    expect(failureKind(refused(refusalCodes[name]), refusals)).toBe(kind);
  });

  it.each([
    ['5000', refusals],
    ['40110', refusals],
    ['', refusals],
    [refusalCodes.nothingToRepay, {}],
  ])('is a plain refusal where the brand does not list the code %j', (code, listed) => {
    expect(failureKind(refused(code), listed)).toBe('refused');
  });

  it.each([
    [401, 'signedOut'],
    [403, 'forbidden'],
  ] as const)('of a refusal by HTTP %i alone is %s', (status, kind) => {
    expect(failureKind({ kind: 'refused', code: '', message: 'No', status }, refusals)).toBe(kind);
  });

  it.each([
    ['http', 401, 'signedOut'],
    ['http', 403, 'forbidden'],
    ['http', 404, 'serviceDown'],
    ['http', 500, 'serviceDown'],
    ['http', 511, 'portal'],
    ['portal', undefined, 'portal'],
    ['body', undefined, 'serviceDown'],
    ['data', undefined, 'serviceDown'],
    ['offline', undefined, 'offline'],
    ['timeout', undefined, 'timeout'],
    ['bug', undefined, 'bug'],
    ['incomplete', undefined, 'incomplete'],
  ] as const)('of which nothing is known but %s %s is %s, and never about money', (reason, status, kind) => {
    expect(failureKind(unknown(reason, status), refusals)).toBe(kind);
  });
});
