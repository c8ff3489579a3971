import type { LateBand, Span } from '../domain/terms.ts';
import type { Brand } from './brand.ts';
import type { BrandProblem } from './brandProblem.ts';

type Terms = Brand['terms'];
type Rule = readonly [key: string, holds: (terms: Terms) => boolean, reason: string];

// Nothing in a loan takes longer, and a figure in seconds or cents does.
const MAX_DAYS = 3650;
// The texts of the terms have two lines for stretches with an end, and one for the last.
const MAX_BANDS = 3;

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const isSpan = (span: Span | undefined): boolean =>
  isWhole(span?.least, 0, MAX_DAYS) && isWhole(span?.most, span?.least ?? 0, MAX_DAYS);

// Texts write it without its cents.
const isPenalty = (cents: unknown): boolean =>
  isWhole(cents, 0, Number.MAX_SAFE_INTEGER / 100) && Number(cents) % 100 === 0;

const isPercent = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= 100 && Math.round(value * 100) / 100 === value;

const areBands = (bands: readonly LateBand[]): boolean =>
  bands.length > 0 &&
  bands.length <= MAX_BANDS &&
  bands.every(
    ({ fromDay, percentPerDay }, at) =>
      (at ? isWhole(fromDay, (bands[at - 1]?.fromDay ?? 0) + 1, MAX_DAYS) : fromDay === 1) && isPercent(percentPerDay),
  );

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
    ({ lateBands }) => areBands(lateBands),
    `must be 1 to ${MAX_BANDS} stretches, the first from day 1, each from a later day, with percentages of at most two decimals from 0 to 100`,
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
    'isSample',
    ({ isSample }) => isSample === undefined || isSample === true,
    'must be true, or absent once the figures are yours',
  ],
];

const fails = (holds: () => boolean): boolean => {
  try {
    return !holds();
  } catch {
    return true;
  }
};

/** What is wrong with the terms of a brand's loans, by key. */
export const problemsOfTerms = ({ terms }: { readonly terms?: Terms }): BrandProblem[] =>
  terms === undefined
    ? [{ path: 'terms', reason: 'is missing: the figures of your loan contract, which public pages say' }]
    : rules
        .filter(([, holds]) => fails(() => holds(terms)))
        .map(([key, , reason]) => ({ path: `terms.${key}`, reason }));
