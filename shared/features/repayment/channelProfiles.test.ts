import { describe, expect, it } from 'vitest';
import { isBarred, profileOf } from './channelProfiles.ts';

describe('What the brand says of a channel', () => {
  it('is found by its number, whether that came as a number or as text', () => {
    expect(profileOf('90007')).toMatchObject({ wholePeso: true, minCents: 5_000, maxCents: 5_000_000 });
    expect(profileOf(90007)).toBe(profileOf('90007'));
  });

  it('is nothing of a channel that it does not name, whatever that is called', () => {
    expect(profileOf('90006')).toBeUndefined();
    expect(profileOf('constructor')).toBeUndefined();
  });

  it('bars the channel below its least and above its most, and nowhere else', () => {
    for (const due of [4_900, 5_000_001]) expect(isBarred('90007', due)).toBe(true);
    for (const due of [5_000, 5_000_000, '₱ 49.00 in all']) expect(isBarred('90007', due)).toBe(false);
    expect(isBarred('90006', 4_900)).toBe(false);
  });
});
