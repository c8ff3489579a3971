import { highestApr, type PricedLoan, priceLoan } from '../domain/loanCost.ts';
import { numberIn } from '../lib/phone.ts';
import type { CostExample, Disclosures, IndianDisclosures, OtherDisclosures, PhilippineDisclosures } from './brand.ts';
import { all, type BrandProblem, fields, keysOf, must, nearestKey, type Rule } from './rules.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown): boolean => isText(value) && /^https:\/\/[^/\s]+\.[^/\s]+/.test(value);
const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const text = must('must not be empty', isText);
const email = must('must be an e-mail address', (value) => isText(value) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value));
const phone = must('must hold a telephone number', (value) => isText(value) && !!numberIn(value));
const cents = must('must be a whole number of cents', isWhole);
const percent = must(
  'must be a percentage with at most two decimals, such as 78.87',
  (value) => typeof value === 'number' && value >= 0 && Math.round(value * 100) / 100 === value,
);

const HUNDRED = 100;

const differs = (path: string, stated: number, worked: number | undefined, by = 'loanExample'): BrandProblem[] =>
  stated === worked ? [] : [{ path, reason: `is ${stated}, and by ${by} it is ${worked}` }];

const partsOfCost = [
  'feeCents',
  'receivedCents',
  'interestCents',
  'repaidCents',
] as const satisfies readonly (keyof CostExample & keyof PricedLoan)[];

/** The sums and rates of an example that differ from those calculated from the brand's own price. */
const costRule: Rule = (disclosures, at, { loanExample: price, terms: { termDays } }) => {
  const { maximumAprPercent, example } = disclosures as PhilippineDisclosures;
  if (!price)
    return [
      { path: 'loanExample', reason: 'is missing: the example and the rate of disclosures are worked out by it' },
    ];
  const { amountCents, days: term } = example;
  const worked = priceLoan(amountCents, term, price);
  const highest = highestApr([price.leastCents, price.mostCents], termDays, price);
  const path = `${at}.example`;
  return [
    ...(amountCents < price.leastCents || amountCents > price.mostCents
      ? [{ path: `${path}.amountCents`, reason: 'is an amount that loanExample does not offer' }]
      : []),
    ...(term < termDays.least || term > termDays.most
      ? [{ path: `${path}.days`, reason: `must be from ${termDays.least} to ${termDays.most}, as terms.termDays are` }]
      : []),
    ...partsOfCost.flatMap((key) => differs(`${path}.${key}`, example[key], worked[key])),
    ...differs(`${path}.aprPercent`, example.aprPercent, (worked.aprHundredths ?? 0) / HUNDRED),
    ...differs(`${at}.maximumAprPercent`, maximumAprPercent, highest / HUNDRED, 'loanExample and terms.termDays'),
  ];
};

const PH = fields<PhilippineDisclosures>({
  country: text,
  secRegistration: text,
  certificateOfAuthority: text,
  maximumAprPercent: percent,
  example: fields<CostExample>({
    amountCents: cents,
    days: must('must be a whole number of days', (value) => isWhole(value) && value !== 0),
    feeCents: cents,
    receivedCents: cents,
    interestCents: cents,
    repaidCents: cents,
    aprPercent: percent,
  }),
  complaints: fields<PhilippineDisclosures['complaints']>({ email, phone }),
  privacy: fields<PhilippineDisclosures['privacy']>({ officer: text, email }),
  officialChannels: must<string[]>(
    'must be https addresses, one at least',
    (list) => Array.isArray(list) && !!list.length && list.every(isAddress),
  ),
});

const IN = fields<IndianDisclosures>({
  country: text,
  lender: fields<IndianDisclosures['lender']>({ name: text, registration: text }),
  keyFactsUrl: must('must be an https address', isAddress),
  grievanceOfficer: fields<IndianDisclosures['grievanceOfficer']>({ name: text, phone, email }),
});

const other = all(
  fields<OtherDisclosures>({
    country: text,
    lines: must<OtherDisclosures['lines']>('must be lines of text by language', (all) =>
      Object.values(all).every((lines) => Array.isArray(lines) && !!lines.length && lines.every(isText)),
    ),
  }),
  (disclosures, path, { languages }) =>
    languages
      .filter((language) => !(disclosures as OtherDisclosures).lines[language])
      .map((language) => ({ path: `${path}.lines.${language}`, reason: 'is missing: a language of the brand' })),
);

// The other keys depend on the country, so without a valid one only the country is reported.
const countryAlone: Rule = (disclosures, ...at) => {
  const like = keysOf(disclosures).filter((key) => nearestKey(key, ['country']));
  const country = must('must be of PH, IN, other', () => false);
  return fields<Pick<Disclosures, 'country'>>({ country })(Object.fromEntries(like.map((key) => [key, ''])), ...at);
};

/** The rule of a brand's disclosures: what its country asks for, and sums and rates as its own price makes them. */
export const disclosureRule = (terms: Rule): Rule => {
  // Nothing is calculated from terms that have problems themselves.
  const worked: Rule = (value, path, brand) =>
    terms(brand.terms, 'terms', brand).length ? [] : costRule(value, path, brand);
  const byCountry: { readonly [country: string]: Rule } = { PH: all(PH, worked), IN, other };
  return (value, ...at) =>
    (byCountry[String((value as Partial<Disclosures> | null)?.country)] ?? countryAlone)(value, ...at);
};
