import { describe, expect, it } from 'vitest';
import type { ListedComplaint } from '../../shared/api/endpoints/listComplaints.ts';
import { isListed } from './findComplaint.ts';

const SENT_MS = new Date(2026, 10, 21, 12, 0).getTime();
const WORDS = 'They call me at night, and my family too.';

const listed = (changes: Partial<ListedComplaint> = {}): ListedComplaint => ({
  id: '12',
  time: '2026-11-21 12:00:03',
  type: 'Collection',
  content: WORDS,
  ...changes,
});
const tab = (...complaints: readonly ListedComplaint[]) => ({ title: 'Open', complaints });
const receipt = (description = WORDS, agoMs = 60_000) => ({ orderNo: '1', description, sentAtMs: SENT_MS - agoMs });

const isThere = (...complaints: readonly ListedComplaint[]) => isListed([tab(...complaints)], WORDS, SENT_MS, []);

describe('a complaint whose answer was lost', () => {
  it('is in the list by its words', () => {
    expect(isThere(listed())).toBe(true);
    expect(isThere(listed({ content: 'Something else' }), listed())).toBe(true);
    expect(isThere(listed({ content: 'Something else' }))).toBe(false);
    expect(isThere()).toBe(false);
    expect(isListed([], WORDS, SENT_MS, [])).toBe(false);
  });

  it('is found in any tab', () => {
    expect(isListed([tab(), tab(listed())], WORDS, SENT_MS, [])).toBe(true);
  });

  it('is found where the list folds its lines or cuts it', () => {
    expect(isListed([tab(listed({ content: 'one two' }))], 'one\n\n  two ', SENT_MS, [])).toBe(true);
    expect(isThere(listed({ content: 'They call me at night…' }))).toBe(true);
    expect(isThere(listed({ content: 'They call me at night ...' }))).toBe(true);
    expect(isThere(listed({ content: 'They call me by day…' }))).toBe(false);
    // Text this short could belong to any complaint.
    expect(isThere(listed({ content: 'They…' }))).toBe(false);
  });

  it('is not an older one of the same words, but may be some hours off by the clock of the service', () => {
    expect(isThere(listed({ time: '2026-11-01 12:00:00' }))).toBe(false);
    expect(isThere(listed({ time: '2026-11-20 23:00:00' }))).toBe(true);
    expect(isThere(listed({ time: '2026-11-22 01:00:00' }))).toBe(true);
  });

  it('is found where the list has no such time', () => {
    expect(isThere(listed({ time: '' }))).toBe(true);
    expect(isThere(listed({ time: '3 minutes ago' }))).toBe(true);
  });

  it('is not one that is known to have arrived before', () => {
    expect(isListed([tab(listed())], WORDS, SENT_MS, [receipt()])).toBe(false);
    expect(isListed([tab(listed(), listed({ id: '13' }))], WORDS, SENT_MS, [receipt()])).toBe(true);
    expect(isListed([tab(listed())], WORDS, SENT_MS, [receipt('Something else')])).toBe(true);
    const fourDaysAgo = [receipt(WORDS, 4 * 86_400_000)];
    expect(isListed([tab(listed())], WORDS, SENT_MS, fourDaysAgo)).toBe(true);
    // An entry without a date may be the earlier complaint.
    expect(isListed([tab(listed({ time: '' }))], WORDS, SENT_MS, fourDaysAgo)).toBe(false);
  });

  it('counts once where it stands in two tabs', () => {
    expect(isListed([tab(listed()), tab(listed())], WORDS, SENT_MS, [receipt()])).toBe(false);
  });
});
