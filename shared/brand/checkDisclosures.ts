import { highestApr, type PricedLoan, priceLoan } from '../domain/loanCost.ts';
import { numberIn } from '../lib/phone.ts';
import type { Brand, CostExample, Disclosures, PhilippineDisclosures } from './brand.ts';
import { isMisspelt, problemOfKey, type Shape, unknownKeysIn } from './brandKeys.ts';
import type { BrandProblem } from './brandProblem.ts';
import { problemsOfTerms } from './checkTerms.ts';

type Check = readonly [reason: string, holds: (value: unknown) => boolean];

/** The check for each key of an object; a nested object has checks of its own. */
interface Checks {
  readonly [key: string]: Check | Checks;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown): boolean => isText(value) && /^https:\/\/[^/\s]+\.[^/\s]+/.test(value);
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const text: Check = ['must not be empty', isText];
const address: Check = ['must be an https address', isAddress];
const email: Check = [
  'must be an e-mail address',
  (value) => isText(value) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
];
const phone: Check = ['must hold a telephone number', (value) => isText(value) && !!numberIn(value)];
const cents: Check = ['must be a whole number of cents', isWhole];
const days: Check = ['must be a whole number of days', (value) => isWhole(value) && value !== 0];
const percent: Check = [
  'must be a percentage with at most two decimals, such as 78.87',
  (value) => typeof value === 'number' && value >= 0 && Math.round(value * 100) / 100 === value,
];

type Fields = { readonly [key: string]: unknown };

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

const checksOf: { readonly [country in Disclosures['country']]: Checks } = {
  PH: {
    country: text,
    secRegistration: text,
    certificateOfAuthority: text,
    maximumAprPercent: percent,
    example: {
      amountCents: cents,
      days,
      feeCents: cents,
      receivedCents: cents,
      interestCents: cents,
      repaidCents: cents,
      aprPercent: percent,
    },
    complaints: { email, phone },
    privacy: { officer: text, email },
    officialChannels: [
      'must be https addresses, one at least',
      (value) => Array.isArray(value) && !!value.length && value.every(isAddress),
    ],
  },
  IN: {
    country: text,
    lender: { name: text, registration: text },
    keyFactsUrl: address,
    grievanceOfficer: { name: text, phone, email },
  },
  other: {
    country: text,
    lines: [
      'must be lines of text by language',
      (value) =>
        Object.values(fieldsOf(value)).every((lines) => Array.isArray(lines) && !!lines.length && lines.every(isText)),
    ],
  },
};

const isCheck = (check: Check | Checks): check is Check => Array.isArray(check);

const shapeOf = (checks: Checks): Shape =>
  Object.fromEntries(Object.entries(checks).map(([key, check]) => [key, isCheck(check) || shapeOf(check)]));

const brokenIn = (value: unknown, checks: Checks, path: string): BrandProblem[] => {
  const fields = fieldsOf(value);
  return Object.entries(checks).flatMap(([key, check]) => {
    const at = `${path}.${key}`;
    if (!isCheck(check)) return brokenIn(fields[key], check, at);
    const [reason, holds] = check;
    return holds(fields[key]) ? [] : [{ path: at, reason }];
  });
};

const problemsIn = (value: unknown, checks: Checks, path: string): BrandProblem[] => {
  const unknown = unknownKeysIn(value, shapeOf(checks), path);
  const broken = brokenIn(value, checks, path).filter((problem) => !isMisspelt(problem.path, unknown));
  return [...unknown.map(problemOfKey), ...broken];
};

// The other keys depend on the country, so without a valid one only the country is reported.
const problemsOfCountry = (disclosures: unknown): BrandProblem[] => {
  const path = 'disclosures';
  const misspelt = unknownKeysIn(disclosures, { country: true }, path).filter(({ suggestion }) => suggestion);
  return misspelt.length
    ? misspelt.map(problemOfKey)
    : [{ path: `${path}.country`, reason: `must be of ${Object.keys(checksOf).join(', ')}` }];
};

const HUNDRED = 100;

const differs = (path: string, stated: number, worked: number | undefined, by = 'loanExample'): BrandProblem[] =>
  stated === worked ? [] : [{ path, reason: `is ${stated}, and by ${by} it is ${worked}` }];

const partsOfCost = [
  'feeCents',
  'receivedCents',
  'interestCents',
  'repaidCents',
] as const satisfies readonly (keyof CostExample & keyof PricedLoan)[];

const problemsOfCost = (
  { maximumAprPercent, example }: PhilippineDisclosures,
  { loanExample: price, terms: { termDays } }: Brand,
): BrandProblem[] => {
  if (!price)
    return [
      { path: 'loanExample', reason: 'is missing: the example and the rate of disclosures are worked out by it' },
    ];
  const { amountCents, days: term } = example;
  const worked = priceLoan(amountCents, term, price);
  const highest = highestApr([price.leastCents, price.mostCents], termDays, price);
  const path = 'disclosures.example';
  return [
    ...(amountCents < price.leastCents || amountCents > price.mostCents
      ? [{ path: `${path}.amountCents`, reason: 'is an amount that loanExample does not offer' }]
      : []),
    ...(term < termDays.least || term > termDays.most
      ? [{ path: `${path}.days`, reason: `must be from ${termDays.least} to ${termDays.most}, as terms.termDays are` }]
      : []),
    ...partsOfCost.flatMap((key) => differs(`${path}.${key}`, example[key], worked[key])),
    ...differs(`${path}.aprPercent`, example.aprPercent, (worked.aprHundredths ?? 0) / HUNDRED),
    ...differs('disclosures.maximumAprPercent', maximumAprPercent, highest / HUNDRED, 'loanExample and terms.termDays'),
  ];
};

/** The problems of a brand's disclosures: values that are missing, and sums and rates that differ from those calculated from its own price. */
export const problemsOfDisclosures = (brand: Brand): BrandProblem[] => {
  const { disclosures } = brand;
  if (disclosures === undefined) return [];
  const checks = checksOf[fieldsOf(disclosures)['country'] as Disclosures['country']];
  if (!checks) return problemsOfCountry(disclosures);
  const problems = problemsIn(disclosures, checks, 'disclosures');
  if (disclosures.country === 'other' && !problems.length)
    return brand.languages
      .filter((language) => !disclosures.lines[language])
      .map((language) => ({ path: `disclosures.lines.${language}`, reason: 'is missing: a language of the brand' }));
  // Nothing is calculated from terms that have problems themselves.
  const isWorkedOut = disclosures.country === 'PH' && !problems.length && !problemsOfTerms(brand).length;
  return isWorkedOut ? problemsOfCost(disclosures, brand) : problems;
};

const COUNTRY_OF_SIGN: { readonly [sign: string]: 'PH' | 'IN' } = { '₱': 'PH', '₹': 'IN' };

/** The country whose disclosures a brand lacks, by its currency sign; undefined if it states some, or if none are known for its country. */
export const missingDisclosures = ({ disclosures, currencySign }: Brand): 'PH' | 'IN' | undefined =>
  disclosures ? undefined : COUNTRY_OF_SIGN[String(currencySign).trim()];
