import { type LateBand, type Span, TERMS_PARTS } from '../domain/terms.ts';
import type { Brand } from './brand.ts';
import { type BrandProblem, didYouMean, nearestKey, ruleFails } from './brandProblem.ts';

type Terms = Brand['terms'];
type Rule = readonly [key: string, holds: (terms: Terms) => boolean, reason: string];

// No period of a loan is longer, and a figure entered in seconds or cents by mistake is.
const MAX_DAYS = 3650;
// The texts of the terms have two lines for bands with an end, and one line for the last band.
const MAX_BANDS = 3;

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const isSpan = (span: Span | undefined): boolean =>
  isWhole(span?.least, 0, MAX_DAYS) && isWhole(span?.most, span?.least ?? 0, MAX_DAYS);

// Texts show the penalty without decimals.
const isPenalty = (cents: unknown): boolean =>
  isWhole(cents, 0, Number.MAX_SAFE_INTEGER / 100) && Number(cents) % 100 === 0;

const isPercent = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= 100 && Math.round(value * 100) / 100 === value;

const BAND_KEYS = ['fromDay', 'percentPerDay'] as const;

const keysOfBand = (band: object, path: string): BrandProblem[] => {
  const missing = BAND_KEYS.filter((key) => !(key in band));
  const unknown = Object.keys(band).filter((key) => !(BAND_KEYS as readonly string[]).includes(key));
  const suggestions = unknown.map((key) => nearestKey(key, missing));
  return [
    ...unknown.map((key, at) => ({
      path: `${path}.${key}`,
      reason: `is no key of a stretch${didYouMean(suggestions[at])}`,
    })),
    ...missing.filter((key) => !suggestions.includes(key)).map((key) => ({ path, reason: `has no ${key}` })),
  ];
};

const problemsOfBand = (band: LateBand, before: LateBand | undefined, path: string): BrandProblem[] => {
  if (typeof band !== 'object' || band === null) return [{ path, reason: 'must have fromDay and percentPerDay' }];
  const { fromDay, percentPerDay } = band;
  // A problem of the band before is reported there.
  const least = before && Number.isInteger(before.fromDay) ? before.fromDay + 1 : 2;
  const reasonOfDay = before
    ? `must be a later day than the one before, up to ${MAX_DAYS}`
    : 'must be 1: the first day late';
  const isDay = before ? isWhole(fromDay, least, MAX_DAYS) : fromDay === 1;
  return [
    ...keysOfBand(band, path),
    ...('fromDay' in band && !isDay ? [{ path: `${path}.fromDay`, reason: reasonOfDay }] : []),
    ...('percentPerDay' in band && !isPercent(percentPerDay)
      ? [{ path: `${path}.percentPerDay`, reason: 'must be a percentage from 0 to 100, of at most two decimals' }]
      : []),
  ];
};

const problemsOfBands = (bands: readonly LateBand[]): BrandProblem[] =>
  Array.isArray(bands)
    ? bands.flatMap((band: LateBand, at) => problemsOfBand(band, bands[at - 1], `terms.lateBands[${at}]`))
    : [];

const days = (
  key: 'decisionDays' | 'changeNoticeDays' | 'assignmentNoticeBusinessDays' | 'judgmentDefaultDays',
): Rule => [key, (terms) => isWhole(terms[key], 1, MAX_DAYS), `must be a whole number of days, from 1 to ${MAX_DAYS}`];

const rules: readonly Rule[] = [
  [
    'termDays',
    ({ termDays }) => isSpan(termDays) && termDays.least > 0,
    `must be whole numbers of days, the least from 1 on, the most from the least to ${MAX_DAYS}`,
  ],
  days('decisionDays'),
  [
    'fundingDays',
    ({ fundingDays }) => isSpan(fundingDays),
    `must be whole numbers of days, the most from the least to ${MAX_DAYS}`,
  ],
  [
    'prepayment.afterTermPercent',
    ({ prepayment }) => isWhole(prepayment.afterTermPercent, 0, 99),
    'must be a whole percentage of the term, from 0, for any day, to 99',
  ],
  [
    'prepayment.leastDays',
    ({ prepayment, termDays }) => isWhole(prepayment.leastDays, 0, termDays.least),
    'must be a whole number of days, at most terms.termDays.least: every loan can be prepaid',
  ],
  ...(['new', 'repeat'] as const).map(
    (client): Rule => [
      `latePenaltyCents.${client}`,
      ({ latePenaltyCents }) => isPenalty(latePenaltyCents[client]),
      'must be cents that make a whole amount, such as 100_000 for 1,000.00, or 0',
    ],
  ),
  [
    'lateBands',
    ({ lateBands }) => Array.isArray(lateBands) && lateBands.length > 0 && lateBands.length <= MAX_BANDS,
    `must be a list of 1 to ${MAX_BANDS} stretches of days`,
  ],
  days('changeNoticeDays'),
  days('assignmentNoticeBusinessDays'),
  days('judgmentDefaultDays'),
  [
    'applicantOverYears',
    ({ applicantOverYears }) => isWhole(applicantOverYears, 1, 99),
    'must be a whole number of years, from 1 to 99',
  ],
  [
    'leavesOut',
    ({ leavesOut: parts = [] }) => Array.isArray(parts) && parts.every((part) => TERMS_PARTS.includes(part)),
    `must be of ${TERMS_PARTS.join(', ')}, or absent`,
  ],
  [
    'isSample',
    ({ isSample }) => isSample === undefined || isSample === true,
    'must be true, or absent once the figures are yours',
  ],
];

/** The problems of the terms of a brand's loans, by key. */
export const problemsOfTerms = ({ terms }: { readonly terms?: Terms }): BrandProblem[] =>
  // Also `null`: a brand's file may contain it in spite of the type.
  !terms
    ? [{ path: 'terms', reason: 'is missing: the figures of your loan contract, which public pages say' }]
    : [
        ...rules
          .filter(([, holds]) => ruleFails(() => holds(terms)))
          .map(([key, , reason]) => ({ path: `terms.${key}`, reason })),
        ...problemsOfBands(terms.lateBands),
      ];
