import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../test/support/manualClock.ts';
import { parseSubmissionRecord, type SubmissionRecord, submissionTimes } from './submissionRecord.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

const whole: SubmissionRecord = {
  atMs: 1_796_097_600_000,
  sender: 'page 1',
  steadyMs: 5000,
  fromMs: 1_796_097_600_001,
  adopter: 'page 2',
  adoptedMs: 7000,
  id: 'want 1',
  call: 'commit',
  before: 'Due',
  isOnlyWay: true,
  wasAccepted: true,
};

/** The other fields of a record that contains only timestamps. */
const bare = { sender: '', adopter: '', id: '', call: '', before: undefined, isOnlyWay: false, wasAccepted: false };

describe('a mark that stands on the phone', () => {
  it('is read as it was left', () => {
    expect(parseSubmissionRecord(whole)).toEqual(whole);
  });

  it('of an earlier version of the page counts its time from when it left, and has nothing else to say', () => {
    expect(parseSubmissionRecord({ atMs: 1000 })).toEqual({
      ...bare,
      atMs: 1000,
      fromMs: 1000,
      steadyMs: 0,
      adoptedMs: 0,
    });
  });

  it('whose texts and flags are of other kinds is read without them', () => {
    const odd = { sender: 1, adopter: null, id: {}, call: [], before: 0, isOnlyWay: 1, wasAccepted: 'true' };
    expect(parseSubmissionRecord({ ...whole, ...odd })).toEqual({ ...whole, ...bare });
  });

  it.each([undefined, null, 5, 'mark', [], {}, { atMs: '5' }, { atMs: null }])('is none where it is %j', (stored) => {
    expect(parseSubmissionRecord(stored)).toBeUndefined();
  });
});

describe('the time of a mark', () => {
  const onPhone = () => {
    const clock = manualClock();
    const sender = submissionTimes(clock, 'page 1');
    const mark: SubmissionRecord = { ...whole, wasAccepted: false, ...sender.startOf() };
    return { clock, sender, other: submissionTimes(clock, 'page 2'), mark };
  };

  it('begins when it leaves, for the page that sends it and for every other', () => {
    const { clock, sender, other, mark } = onPhone();
    expect(mark).toMatchObject({ atMs: clock.now(), fromMs: clock.now(), sender: 'page 1', adopter: '', steadyMs: 0 });
    clock.advance(61_000);
    expect([sender.isOwn(mark), other.isOwn(mark)]).toEqual([true, false]);
    expect([sender.agoOf(mark), other.agoOf(mark)]).toEqual([61_000, 61_000]);
  });

  it('is not changed on its own page by somebody who sets the clock, however far', () => {
    const { clock, sender, mark } = onPhone();
    clock.advance(1000);
    clock.set(-5 * DAY_MS);
    expect(sender.agoOf(mark)).toBe(1000);
    clock.set(10 * DAY_MS);
    expect([sender.agoOf(mark), sender.isOld(mark)]).toEqual([1000, false]);
    expect(sender.adopt(mark, true)).toBe(mark);
  });

  it('is old after a day to the millisecond, until when the rest of the day is known', () => {
    const { clock, sender, other, mark } = onPhone();
    clock.advance(DAY_MS - 1);
    for (const page of [sender, other]) expect([page.isOld(mark), page.restOfDay(mark)]).toEqual([false, 1]);
    clock.advance(1);
    for (const page of [sender, other]) expect([page.isOld(mark), page.restOfDay(mark)]).toEqual([true, 0]);
    clock.advance(HOUR_MS);
    for (const page of [sender, other]) expect(page.restOfDay(mark)).toBe(0);
  });

  it.each([
    ['has only just left', 0, true],
    ['left less than an hour ago', HOUR_MS - 1, true],
    ['left an hour ago', HOUR_MS, false],
    ['left in the future, by a clock that was set back', -1, false],
  ])('that %s is counted on by another page: it begins anew where the clock cannot be believed', (_, setMs, isSame) => {
    const { clock, other, mark } = onPhone();
    clock.set(setMs);
    const adopted = other.adopt(mark, true);
    expect(adopted === mark).toBe(isSame);
    expect(other.agoOf(adopted)).toBe(isSame ? setMs : 0);
    clock.advance(2000);
    clock.set(DAY_MS);
    if (!isSame) expect([other.agoOf(adopted), other.adopt(adopted, true)]).toEqual([2000, adopted]);
  });

  it('is believed after hours too where no money moves, or where the service has said yes', () => {
    const { clock, other, mark } = onPhone();
    clock.set(5 * HOUR_MS);
    expect(other.adopt(mark, false)).toBe(mark);
    const accepted = { ...mark, wasAccepted: true };
    expect(other.adopt(accepted, true)).toBe(accepted);
  });
});
