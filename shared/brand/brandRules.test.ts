import { describe, expect, it } from 'vitest';
import type { Brand } from './brand.ts';
import { brand as sample } from './brands/default/brand.ts';
import { problemsOfBrand } from './checkBrand.ts';

const told = (brand: Brand): string[] => problemsOfBrand(brand, []).map(({ path, reason }) => `${path} ${reason}`);

const { terms } = sample;
const ofTerms = (own: unknown) => problemsOfBrand({ ...sample, terms: own } as Brand, []);
const pathsOf = (problems: ReturnType<typeof ofTerms>): string[] => problems.map(({ path }) => path);
const band = (fromDay: number, percentPerDay: number) => ({ fromDay, percentPerDay });

describe('The terms of a brand', () => {
  it.each([
    ['the sample', {}],
    ['one stretch of days late, at a fraction of a percent', { lateBands: [band(1, 0.1)] }],
    ['no penalty', { latePenaltyCents: { new: 0, repeat: 0 } }],
    ['prepayment on any day', { prepayment: { afterTermPercent: 0, leastDays: 0 } }],
    ['one term, and money on the same day', { termDays: { least: 30, most: 30 }, fundingDays: { least: 0, most: 0 } }],
    ['the mark of a sample', { isSample: true as const }],
  ])('may be %s', (_, changed) => {
    expect(ofTerms({ ...terms, ...changed })).toEqual([]);
  });

  it.each([
    ['terms.termDays', { termDays: { least: 365, most: 91 } }],
    ['terms.termDays', { termDays: { least: 0, most: 91 }, prepayment: { afterTermPercent: 50, leastDays: 0 } }],
    ['terms.termDays', { termDays: { least: 91.5, most: 365 } }],
    ['terms.decisionDays', { decisionDays: 86_400 }],
    ['terms.fundingDays', { fundingDays: { least: 3, most: 1 } }],
    ['terms.prepayment.afterTermPercent', { prepayment: { afterTermPercent: 0.5, leastDays: 7 } }],
    ['terms.prepayment.afterTermPercent', { prepayment: { afterTermPercent: 100, leastDays: 7 } }],
    ['terms.prepayment.leastDays', { prepayment: { afterTermPercent: 50, leastDays: 92 } }],
    ['terms.latePenaltyCents.new', { latePenaltyCents: { new: 99.5, repeat: 0 } }],
    ['terms.latePenaltyCents.repeat', { latePenaltyCents: { new: 0, repeat: 80_050 } }],
    ['terms.lateBands', { lateBands: [] }],
    ['terms.lateBands[0].fromDay', { lateBands: [band(2, 5)] }],
    ['terms.lateBands[1].fromDay', { lateBands: [band(1, 5), band(1, 4)] }],
    ['terms.lateBands', { lateBands: [band(1, 5), band(31, 4), band(61, 3), band(91, 2)] }],
    ['terms.lateBands[0].percentPerDay', { lateBands: [band(1, 0.125)] }],
    ['terms.lateBands[0].percentPerDay', { lateBands: [band(1, -1)] }],
    ['terms.judgmentDefaultDays', { judgmentDefaultDays: 0 }],
    ['terms.applicantOverYears', { applicantOverYears: 180 }],
  ])('are told of %s with %j', (path, changed) => {
    expect(pathsOf(ofTerms({ ...terms, ...changed }))).toEqual([path]);
  });

  it('are told of each slip in a stretch by its key', () => {
    const lateBands = [
      { fromDay: 1, percentPerDya: 5 },
      { fromDay: 31 },
      { fromDay: 91, percentPerDay: 2, until: 120 },
    ];
    const reason = 'must be a percentage from 0 to 100, of at most two decimals';
    expect(ofTerms({ ...terms, lateBands })).toEqual([
      {
        path: 'terms.lateBands[0].percentPerDya',
        reason: 'is no key of a brand; did you mean terms.lateBands[0].percentPerDay?',
      },
      { path: 'terms.lateBands[1].percentPerDay', reason },
      { path: 'terms.lateBands[2].until', reason: 'is no key of a brand' },
    ]);
    expect(pathsOf(ofTerms({ ...terms, lateBands: [null] }))).toEqual([
      'terms.lateBands[0].fromDay',
      'terms.lateBands[0].percentPerDay',
    ]);
  });

  it('are asked for by name where there are none, and key by key where some are missing', () => {
    expect(pathsOf(ofTerms(undefined))).toEqual(['terms']);
    const { lateBands: _, prepayment: __, ...rest } = terms;
    expect(pathsOf(ofTerms(rest))).toEqual([
      'terms.prepayment.afterTermPercent',
      'terms.prepayment.leastDays',
      'terms.lateBands',
    ]);
  });
});

const counter = {
  minCents: 5_000,
  maxCents: 5_000_000,
  wholePeso: true,
  feeCents: 1_500,
  posting: 30,
  singleUse: true,
  barcode: 'code128',
};

const ofChannels = (channels: unknown): string[] => told({ ...sample, channels } as Brand);

describe('The channels of a brand', () => {
  it('may be absent, empty, or have any of their keys', () => {
    expect(ofChannels(undefined)).toEqual([]);
    expect(ofChannels({})).toEqual([]);
    expect(ofChannels({ 90006: {}, 90007: counter, 90008: { minCents: 5_000, maxCents: 5_000 } })).toEqual([]);
  });

  it.each([
    [[counter], 'channels must be profiles by the number of the channel, or be absent'],
    [{ 90007: 5_000 }, 'channels.90007 must be what there is to know of the channel, such as { minCents: 5_000 }'],
    [{ 90007: { minCents: '5000' } }, 'channels.90007.minCents must be a whole number of cents above 0, or be absent'],
    [{ 90007: { feeCents: 0 } }, 'channels.90007.feeCents must be a whole number of cents above 0, or be absent'],
    [{ 90007: { posting: 0.5 } }, 'channels.90007.posting must be a whole number of minutes above 0, or be absent'],
    [{ 90007: { wholePeso: 1 } }, 'channels.90007.wholePeso must be true or false, or absent'],
    [{ 90007: { singleUse: 'yes' } }, 'channels.90007.singleUse must be true or false, or absent'],
    [{ 90007: { barcode: 'ean' } }, 'channels.90007.barcode must be one of code128, qr, or be absent'],
    [
      { 90007: { minCents: 5_001, maxCents: 5_000 } },
      'channels.90007.maxCents must leave an amount that is not below minCents',
    ],
    [
      { 90007: { minCents: 5_010, maxCents: 5_090, wholePeso: true } },
      'channels.90007.maxCents must leave an amount that is not below minCents',
    ],
    [
      { 90007: { mincents: 5_000 } },
      'channels.90007.mincents is no key of a brand; did you mean channels.90007.minCents?',
    ],
  ])('are refused as %j', (own, reason) => {
    expect(ofChannels(own)).toEqual([reason]);
  });
});
