import { describe, expect, it } from 'vitest';
import type { Brand } from './brand.ts';
import { brand as sample } from './brands/default/brand.ts';
import { problemsOfBrand } from './checkBrand.ts';
import { problemsOfChannels } from './checkChannels.ts';

const counter = {
  minCents: 5_000,
  maxCents: 5_000_000,
  wholePeso: true,
  feeCents: 1_500,
  posting: 30,
  validHours: 48,
  singleUse: true,
  barcode: 'code128',
  codeTitles: ['Over the counter'],
};

const reasons = (channels: unknown): string[] =>
  problemsOfChannels({ channels } as Pick<Brand, 'channels'>).map(({ path, reason }) => `${path} ${reason}`);

describe('The channels of a brand', () => {
  it('may be absent, empty, or have any of their keys', () => {
    expect(reasons(undefined)).toEqual([]);
    expect(reasons({})).toEqual([]);
    expect(reasons({ 90006: {}, 90007: counter, 90008: { minCents: 5_000, maxCents: 5_000 } })).toEqual([]);
  });

  it.each([
    [[counter], 'channels must be profiles by the number of the channel, or be absent'],
    [{ 90007: 5_000 }, 'channels.90007 must be what there is to know of the channel, such as { minCents: 5_000 }'],
    [{ 90007: { minCents: '5000' } }, 'channels.90007.minCents must be a whole number of cents above 0, or be absent'],
    [{ 90007: { feeCents: 0 } }, 'channels.90007.feeCents must be a whole number of cents above 0, or be absent'],
    [{ 90007: { posting: 0.5 } }, 'channels.90007.posting must be a whole number of minutes above 0, or be absent'],
    [{ 90007: { validHours: -1 } }, 'channels.90007.validHours must be a whole number of hours above 0, or be absent'],
    [{ 90007: { wholePeso: 1 } }, 'channels.90007.wholePeso must be true or false, or absent'],
    [{ 90007: { singleUse: 'yes' } }, 'channels.90007.singleUse must be true or false, or absent'],
    [{ 90007: { barcode: 'ean' } }, 'channels.90007.barcode must be one of code128, qr, or be absent'],
    [{ 90007: { codeTitles: [''] } }, 'channels.90007.codeTitles must be a list of titles, none empty, or be absent'],
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
    [
      { 90006: { codeTitles: ['Code'] }, 90007: { codeTitles: ['Code'] } },
      'channels.90007.codeTitles has the title "Code" of another channel',
    ],
  ])('are refused as %j', (own, reason) => {
    expect(reasons(own)).toEqual([reason]);
  });

  it('are looked at with the rest of the brand', () => {
    const brand = { ...sample, channels: { 90007: { minCents: -1 } } };
    expect(problemsOfBrand(brand, []).map(({ path }) => path)).toEqual(['channels.90007.minCents']);
  });
});
