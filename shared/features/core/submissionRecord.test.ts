import { describe, expect, it } from 'vitest';
import { parseSubmissionRecord, type SubmissionRecord } from './submissionRecord.ts';

const whole: SubmissionRecord = {
  atMs: 1_796_097_600_000,
  attempt: 'sending 1',
  id: 'want 1',
  call: 'commit',
  before: 'Due',
  isOnlyWay: true,
  wasAccepted: true,
};

/** The other fields of a record that contains only timestamps. */
const bare = { attempt: '', id: '', call: '', before: undefined, isOnlyWay: false, wasAccepted: false };

describe('a mark that stands on the phone', () => {
  it('is read as it was left', () => {
    expect(parseSubmissionRecord(whole)).toEqual(whole);
  });

  it('with a time alone is a mark', () => {
    expect(parseSubmissionRecord({ atMs: 1000 })).toEqual({ ...bare, atMs: 1000 });
  });

  it('whose texts and flags are of other kinds is read without them', () => {
    const odd = { attempt: 1, id: {}, call: [], before: 0, isOnlyWay: 1, wasAccepted: 'true' };
    expect(parseSubmissionRecord({ ...whole, ...odd })).toEqual({ ...whole, ...bare });
  });

  it.each([undefined, null, 5, 'mark', [], {}, { atMs: '5' }, { atMs: null }])('is none where it is %j', (stored) => {
    expect(parseSubmissionRecord(stored)).toBeUndefined();
  });
});
