import { BARCODES, type ChannelProfile } from '../domain/channelProfile.ts';
import { isObject } from '../lib/shape.ts';
import type { Brand } from './brand.ts';
import { problemOfKey, type Shape, unknownKeysIn } from './brandKeys.ts';
import type { BrandProblem } from './brandProblem.ts';

const PROFILE_KEYS: { readonly [key in keyof Required<ChannelProfile>]: true } & Shape = {
  minCents: true,
  maxCents: true,
  wholePeso: true,
  feeCents: true,
  posting: true,
  validHours: true,
  singleUse: true,
  barcode: true,
  codeTitles: true,
};

const isAbsentOr = (value: unknown, holds: (value: unknown) => boolean): boolean => value === undefined || holds(value);
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;
const isSwitch = (value: unknown): boolean => typeof value === 'boolean';
const areTitles = (value: unknown): boolean =>
  Array.isArray(value) && value.every((title) => typeof title === 'string' && title.trim() !== '');

const rules: readonly (readonly [key: keyof ChannelProfile, holds: (value: unknown) => boolean, reason: string])[] = [
  ['minCents', isWhole, 'must be a whole number of cents above 0, or be absent'],
  ['maxCents', isWhole, 'must be a whole number of cents above 0, or be absent'],
  ['feeCents', isWhole, 'must be a whole number of cents above 0, or be absent'],
  ['posting', isWhole, 'must be a whole number of minutes above 0, or be absent'],
  ['validHours', isWhole, 'must be a whole number of hours above 0, or be absent'],
  ['wholePeso', isSwitch, 'must be true or false, or absent'],
  ['singleUse', isSwitch, 'must be true or false, or absent'],
  [
    'barcode',
    (value) => (BARCODES as readonly unknown[]).includes(value),
    `must be one of ${BARCODES.join(', ')}, or be absent`,
  ],
  ['codeTitles', areTitles, 'must be a list of titles, none empty, or be absent'],
];

const problemsOfProfile = (profile: ChannelProfile, path: string): BrandProblem[] => {
  if (!isObject(profile))
    return [{ path, reason: 'must be what there is to know of the channel, such as { minCents: 5_000 }' }];
  const broken = rules
    .filter(([key, holds]) => !isAbsentOr(profile[key], holds))
    .map(([key, , reason]) => ({ path: `${path}.${key}`, reason }));
  const { minCents = 0, maxCents = Number.POSITIVE_INFINITY, wholePeso } = profile;
  const isCrossed = !broken.length && minCents > maxCents;
  // There is no whole unit of the currency between the limits.
  const isEmpty = !broken.length && wholePeso && Math.ceil(minCents / 100) * 100 > maxCents;
  return [
    ...unknownKeysIn(profile, PROFILE_KEYS, path).map(problemOfKey),
    ...broken,
    ...(isCrossed || isEmpty
      ? [{ path: `${path}.maxCents`, reason: 'must leave an amount that is not below minCents' }]
      : []),
  ];
};

// If two channels share a title, a page cannot tell which channel a code belongs to.
const sharedTitles = (channels: NonNullable<Brand['channels']>): BrandProblem[] => {
  const seen = new Set<string>();
  return Object.entries(channels).flatMap(([number, profile]) =>
    (areTitles(profile?.codeTitles) ? (profile.codeTitles ?? []) : [])
      .filter((title) => seen.has(title) || !seen.add(title))
      .map((title) => ({
        path: `channels.${number}.codeTitles`,
        reason: `has the title "${title}" of another channel`,
      })),
  );
};

/** The problems of a brand's channel profiles: keys that do not exist, limits that exclude every amount, titles that two channels share. */
export const problemsOfChannels = ({ channels }: Pick<Brand, 'channels'>): BrandProblem[] => {
  if (channels === undefined) return [];
  if (!isObject(channels))
    return [{ path: 'channels', reason: 'must be profiles by the number of the channel, or be absent' }];
  return [
    ...Object.entries(channels).flatMap(([number, profile]) => problemsOfProfile(profile, `channels.${number}`)),
    ...sharedTitles(channels),
  ];
};
