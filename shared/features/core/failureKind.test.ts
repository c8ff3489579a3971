import { describe, expect, it } from 'vitest';
import { refusals as ofSandbox } from '../../../scripts/sandbox/http/envelope.ts';
import type { Failed } from '../../api/outcome.ts';
import { refusals } from '../../brand/current.ts';
import { failureKind } from './FailureView.tsx';

const refused = (code: string): Failed => ({ kind: 'refused', code, message: 'No' });

describe('The kind of a failure', () => {
  it.each([
    ['sessionEnded', 'signedOut'],
    ['orderUnknown', 'noSuchOrder'],
    ['anotherProduct', 'noSuchOrder'],
    ['nothingToRepay', 'nothingToRepay'],
    ['notExtendable', 'notExtendable'],
    ['offerUnknown', 'noOffer'],
  ] as const)('is told by the code that the brand lists: %s is %s', (name, kind) => {
    expect(failureKind(refused(ofSandbox[name].code), refusals)).toBe(kind);
  });

  it.each([
    ['5000', refusals],
    ['40110', refusals],
    ['', refusals],
    [ofSandbox.nothingToRepay.code, {}],
  ])('is a plain refusal where the brand does not list the code %j', (code, listed) => {
    expect(failureKind(refused(code), listed)).toBe('refused');
  });
});
