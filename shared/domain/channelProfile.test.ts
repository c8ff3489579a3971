import { describe, expect, it } from 'vitest';
import { amountAtChannel } from './channelProfile.ts';

const counter = { wholePeso: true, minCents: 5_000, maxCents: 5_000_000 };

describe('The amount at a channel', () => {
  it('is rounded up to the next whole unit where the channel takes no cents, and never down', () => {
    expect(amountAtChannel(123_456, counter)).toEqual({ kind: 'payable', payCents: 123_500, isRoundedUp: true });
    expect(amountAtChannel(123_401, counter)).toEqual({ kind: 'payable', payCents: 123_500, isRoundedUp: true });
    expect(amountAtChannel(123_499, counter)).toEqual({ kind: 'payable', payCents: 123_500, isRoundedUp: true });
  });

  it('stays as it is where it is whole, or the channel takes cents', () => {
    expect(amountAtChannel(123_400, counter)).toEqual({ kind: 'payable', payCents: 123_400, isRoundedUp: false });
    expect(amountAtChannel(123_456, {})).toEqual({ kind: 'payable', payCents: 123_456, isRoundedUp: false });
    expect(amountAtChannel(123_456, { wholePeso: false })).toMatchObject({ payCents: 123_456 });
  });

  it('is counted with as digits in text too', () => {
    expect(amountAtChannel('123456', counter)).toEqual({ kind: 'payable', payCents: 123_500, isRoundedUp: true });
  });

  it('is of a currency without decimals in cents as well: 12.500 rupiah are whole', () => {
    expect(amountAtChannel(1_250_000, { wholePeso: true })).toEqual({
      kind: 'payable',
      payCents: 1_250_000,
      isRoundedUp: false,
    });
    expect(amountAtChannel(1_250_050, { wholePeso: true })).toMatchObject({ payCents: 1_250_100, isRoundedUp: true });
  });

  it('is refused below the least that the channel takes, and above the most, with that limit', () => {
    expect(amountAtChannel(4_900, counter)).toEqual({ kind: 'tooLittle', limitCents: 5_000 });
    expect(amountAtChannel(5_000_001, counter)).toEqual({ kind: 'tooMuch', limitCents: 5_000_000 });
    expect(amountAtChannel(5_000_001, { maxCents: 5_000_000 })).toEqual({ kind: 'tooMuch', limitCents: 5_000_000 });
  });

  it('is taken at both limits, and by what is paid in the end', () => {
    expect(amountAtChannel(5_000, counter)).toMatchObject({ kind: 'payable', payCents: 5_000 });
    expect(amountAtChannel(5_000_000, counter)).toMatchObject({ kind: 'payable', payCents: 5_000_000 });
    expect(amountAtChannel(4_901, counter)).toMatchObject({ kind: 'payable', payCents: 5_000 });
    expect(amountAtChannel(4_901, { minCents: 5_000 })).toMatchObject({ kind: 'tooLittle' });
  });

  it('may be of one limit alone', () => {
    expect(amountAtChannel(1, { maxCents: 5_000 })).toMatchObject({ kind: 'payable' });
    expect(amountAtChannel(9_999_999, { minCents: 5_000 })).toMatchObject({ kind: 'payable' });
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

  it('is too much too where no number holds its cents', () => {
    expect(amountAtChannel('90071992547409931', counter)).toEqual({ kind: 'tooMuch', limitCents: 5_000_000 });
  });
});
