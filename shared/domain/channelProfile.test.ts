import { describe, expect, it } from 'vitest';
import { amountAtChannel } from './channelProfile.ts';

const counter = { wholePeso: true, minCents: 5_000, maxCents: 5_000_000 };

describe('The amount at a channel', () => {
  it.each([
    ['rounded up to the next whole unit where the channel takes no cents, and never down', 123_401, counter, 123_500],
    ['counted with as digits in text too', '123456', counter, 123_500],
    ['as it is where that is whole', 123_400, counter, 123_400],
    ['as it is where the channel takes cents', 123_456, {}, 123_456],
    ['taken at the least', 5_000, counter, 5_000],
    ['taken at the most', 5_000_000, counter, 5_000_000],
    ['taken by what is paid in the end', 4_901, counter, 5_000],
  ])('is %s', (_, due, profile, payCents) => {
    const isRoundedUp = payCents !== Number(due);
    expect(amountAtChannel(due, profile)).toEqual({ kind: 'payable', payCents, isRoundedUp });
  });

  it('is refused below the least that the channel takes, and above the most, with that limit', () => {
    expect(amountAtChannel(4_900, counter)).toEqual({ kind: 'tooLittle', limitCents: 5_000 });
    expect(amountAtChannel(5_000_001, counter)).toEqual({ kind: 'tooMuch', limitCents: 5_000_000 });
    // No number holds its cents.
    expect(amountAtChannel('90071992547409931', counter)).toEqual({ kind: 'tooMuch', limitCents: 5_000_000 });
    expect(amountAtChannel(4_901, { minCents: 5_000 })).toEqual({ kind: 'tooLittle', limitCents: 5_000 });
  });

  it.each([
    ['there is no profile', 123_456, undefined],
    ['it came as text of another form', '₱1,234.56', counter],
    ['nothing is due', 0, counter],
    ['it is a debt of the lender', -4_900, counter],
    ['no number holds its cents', '90071992547409931', { wholePeso: true }],
  ])('is not known where %s', (_, due, profile) => {
    expect(amountAtChannel(due, profile)).toEqual({ kind: 'unknown' });
  });
});
