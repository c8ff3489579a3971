import { highestApr, type PricedLoan, priceLoan } from '../domain/loanCost.ts';
import { digitsOf } from '../lib/digits.ts';
import { numberIn } from '../lib/phone.ts';
import { hasBarredScheme } from '../lib/schemes.ts';
import { type Brand, type CostExample, LANGUAGES, type Palette, type PhilippineDisclosures } from './brand.ts';

/** What is wrong with a field of a brand; `path` is the field's, with its object's before it. */
export interface BrandProblem {
  readonly path: string;
  readonly reason: string;
}

/** What a field has to satisfy beyond its type, which the compiler checks (scripts/build/brandTypes.ts). A condition that throws does not hold. */
type Rule = readonly [path: string, reason: string, holds: (brand: Brand) => boolean];

const must = (path: string, reason: string, holds: (brand: Brand) => boolean): Rule => [path, reason, holds];

const channel = (hex: string, at: number): number => {
  const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** The WCAG contrast ratio of two colours (`#rrggbb`), from 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const isWhole = (value: number, least: number, most = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const isPercent = (value: number): boolean => value >= 0 && Math.round(value * 100) / 100 === value;

const isWebAddress = (value: string): boolean => /^https:\/\/[^/\s]+\.[^/\s]/.test(value) && URL.canParse(value);

// Links and addresses are compared with a host as browsers normalise it: in lower case, and without the default port of https.
const isHost = (host: string): boolean =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(host) &&
  !/(^|\.)-|-(\.|:|$)/.test(host) &&
  new URL(`https://${host}`).host === host;

// A `tel` link only ever goes to an app as a plain number, whatever a brand lists.
const isAppScheme = (value: string): boolean =>
  /^[a-z][a-z0-9+.-]*$/.test(value) && !/^(https?|tel)$/.test(value) && !hasBarredScheme(`${value}:`);

// A code of zeros only means success. No service sends a code with spaces around it.
const isCode = (code: string): boolean => code.trim() === code && !/^0+$/.test(code);

// Old phones know time zones by their names only, not as `+08:00`.
const isTimeZone = (name: string): boolean =>
  /^[A-Z]/i.test(name) && !!new Intl.DateTimeFormat('en', { timeZone: name });

const READABLE_FROM = 4.5;
const PAGE = { light: '#eef2f7', dark: '#1b2430' } as const;

const ofPalette = (scheme: 'light' | 'dark'): readonly Rule[] => {
  const at = `colors.${scheme}`;
  const of = (holds: (palette: Palette) => boolean) => (brand: Brand) => holds(brand.colors[scheme]);
  const least = `by a contrast of at least ${READABLE_FROM}`;
  return [
    must(
      at,
      'must be colours as #rrggbb',
      of((all) => Object.values(all).every((each) => /^#[0-9a-f]{6}$/i.test(each))),
    ),
    must(
      `${at}.onBrand`,
      `must stand out from ${at}.brand ${least}`,
      of(({ brand, onBrand }) => contrastOf(brand, onBrand) >= READABLE_FROM),
    ),
    must(
      `${at}.accent`,
      `must stand out from the page ${least}`,
      of(({ accent }) => contrastOf(accent, PAGE[scheme]) >= READABLE_FROM),
    ),
  ];
};

// No period of a loan is longer, and a figure entered in seconds or cents by mistake is.
const MAX_DAYS = 3650;
// The texts of the terms have two lines for bands with an end, and one line for the last band.
const MAX_BANDS = 3;

const DAYS = ['decisionDays', 'changeNoticeDays', 'assignmentNoticeBusinessDays', 'judgmentDefaultDays'] as const;
const SPANS = [
  ['termDays', 1],
  ['fundingDays', 0],
] as const;

const ofTerms: readonly Rule[] = [
  ...DAYS.map((key) =>
    must(`terms.${key}`, `must be a whole number of days, from 1 to ${MAX_DAYS}`, ({ terms }) =>
      isWhole(terms[key], 1, MAX_DAYS),
    ),
  ),
  ...SPANS.map(([key, from]) =>
    must(
      `terms.${key}`,
      `must be whole numbers of days, the least from ${from} on, the most from the least to ${MAX_DAYS}`,
      ({ terms: { [key]: span } }) => isWhole(span.least, from, MAX_DAYS) && isWhole(span.most, span.least, MAX_DAYS),
    ),
  ),
  must(
    'terms.prepayment.afterTermPercent',
    'must be a whole percentage of the term, from 0, for any day, to 99',
    ({ terms }) => isWhole(terms.prepayment.afterTermPercent, 0, 99),
  ),
  must(
    'terms.prepayment.leastDays',
    'must be a whole number of days, at most terms.termDays.least: every loan can be prepaid',
    ({ terms }) => isWhole(terms.prepayment.leastDays, 0, terms.termDays.least),
  ),
  // Texts show the penalty without decimals.
  must(
    'terms.latePenaltyCents',
    'must be cents that make a whole amount, such as 100_000 for 1,000.00, or 0',
    ({ terms }) => Object.values(terms.latePenaltyCents).every((cents) => isWhole(cents / 100, 0)),
  ),
  must(
    'terms.lateBands',
    `must be 1 to ${MAX_BANDS} stretches of days, the first from day 1, each later than the one before, up to ${MAX_DAYS}`,
    ({ terms: { lateBands } }) =>
      isWhole(lateBands.length, 1, MAX_BANDS) &&
      lateBands.every(({ fromDay }, at) => isWhole(fromDay, (lateBands[at - 1]?.fromDay ?? 0) + 1, at ? MAX_DAYS : 1)),
  ),
  must('terms.lateBands.percentPerDay', 'must be a percentage from 0 to 100, of at most two decimals', ({ terms }) =>
    terms.lateBands.every(({ percentPerDay: each }) => isPercent(each) && each <= 100),
  ),
  must('terms.applicantOverYears', 'must be a whole number of years, from 1 to 99', ({ terms }) =>
    isWhole(terms.applicantOverYears, 1, 99),
  ),
];

const ofChannel = (number: string): readonly Rule[] => [
  must(`channels.${number}`, 'must be whole numbers above 0: cents, and minutes as posting', ({ channels }) =>
    Object.values(channels?.[number] ?? {}).every((it) => typeof it !== 'number' || isWhole(it, 1)),
  ),
  must(`channels.${number}.maxCents`, 'must leave an amount that is not below minCents', ({ channels }) => {
    const { minCents = 0, maxCents = Number.POSITIVE_INFINITY, wholePeso } = channels?.[number] ?? {};
    return (wholePeso ? Math.ceil(minCents / 100) * 100 : minCents) <= maxCents;
  }),
];

/** That something by language is there in each language of the brand, and in no other. */
const inLanguages = (path: string, by: (brand: Brand) => object | undefined): Rule =>
  must(path, 'must be there in each of languages, with something in it, and in no other', (brand) => {
    const all = Object.entries(by(brand) ?? {});
    const isWanted = ([language, list]: [string, readonly unknown[]]) =>
      brand.languages.includes(language) && list.length > 0;
    return !by(brand) || (all.length === brand.languages.length && all.every(isWanted));
  });

const philippine = ({ disclosures }: Brand): PhilippineDisclosures | undefined =>
  disclosures?.country === 'PH' ? disclosures : undefined;

const ofDisclosures: readonly Rule[] = [
  must('disclosures.officialChannels', 'must be https addresses, one at least', (brand) => {
    const { officialChannels = ['https://a.b'] } = philippine(brand) ?? {};
    return officialChannels.length > 0 && officialChannels.every(isWebAddress);
  }),
  must(
    'disclosures.keyFactsUrl',
    'must be an https address',
    ({ disclosures }) => disclosures?.country !== 'IN' || isWebAddress(disclosures.keyFactsUrl),
  ),
  inLanguages('disclosures.lines', ({ disclosures }) =>
    disclosures?.country === 'other' ? disclosures.lines : undefined,
  ),
];

const rules: readonly Rule[] = [
  must('id', 'must be lower-case letters and digits, for it is part of storage keys', ({ id }) =>
    /^[a-z][a-z0-9]*$/.test(id),
  ),
  must('logo', 'must be the path of an SVG drawing', ({ logo }) => /^[Mm][\d\s.,MmZzLlHhVvCcSsQqTtAa-]+$/.test(logo)),
  ...ofPalette('light'),
  ...ofPalette('dark'),
  must('look', 'must have lengths in rem, such as 0.5rem', ({ look }) =>
    Object.values({ ...look?.radii, ...look?.spaces }).every((each) => /^\d*\.?\d+rem$/.test(each)),
  ),
  must('look.fonts', 'must be names of fonts, of letters, digits, blanks and hyphens', ({ look }) =>
    (look?.fonts ?? []).every((font) => /^[a-z][a-z0-9 -]*$/i.test(font)),
  ),
  // The address of a chat needs the country code: a number that can be dialled in one country only does not work.
  must(
    'whatsapp',
    'must hold a telephone number with the code of its country, such as +63 917 555 0100',
    ({ whatsapp }) => !!numberIn(whatsapp)?.startsWith('+'),
  ),
  must('scheme', "must be the app's own scheme, in lower case and without ://", ({ scheme }) => isAppScheme(scheme)),
  must('storeUrl', 'must be an https address', ({ storeUrl }) => isWebAddress(storeUrl)),
  must(
    'siteUrl',
    'must be an https address without ?, # or a slash at its end: the paths of the pages follow it',
    ({ siteUrl }) => isWebAddress(siteUrl) && !/[?#]|\/$/.test(siteUrl),
  ),
  must(
    'money.decimal',
    'must be one character, other than money.group',
    ({ money }) => money.decimal.length === 1 && money.decimal !== money.group,
  ),
  must('money.group', 'must be one character or empty', ({ money }) => money.group.length <= 1),
  must('rangeSeparator', 'must be one character or empty', ({ rangeSeparator }) => rangeSeparator.length <= 1),
  ...ofTerms,
  must(
    'loanExample',
    'must be whole amounts above 0, the most above the least, and percentages from 0 on, the fee below 100',
    ({ loanExample: price }) =>
      !price ||
      (isWhole(price.leastCents, 1) &&
        isWhole(price.mostCents, price.leastCents + 1) &&
        price.interestPercent >= 0 &&
        price.feePercent >= 0 &&
        price.feePercent < 100),
  ),
  ...ofDisclosures,
  must('phone.maxDigits', 'must be a whole number above 0', ({ phone }) => isWhole(phone.maxDigits, 1)),
  must('phone.pattern', 'must be a regular expression', ({ phone }) => !!new RegExp(phone.pattern)),
  must(
    'phone.example',
    'must match phone.pattern as the field keeps it: digits alone, at most phone.maxDigits',
    ({ phone: { example, pattern, maxDigits } }) =>
      new RegExp(pattern).test(example) && digitsOf(example).slice(0, maxDigits) === example,
  ),
  ...(['countryCode', 'trunkPrefix'] as const).map((key) =>
    must(`phone.${key}`, 'must be digits alone', ({ phone }) => /^\d{1,4}$/.test(phone[key] ?? '0')),
  ),
  must(
    'languages',
    `must be of ${LANGUAGES.join(', ')}, or each have its file in i18n/ of the brand's folder, each once`,
    ({ languages, texts }) =>
      languages.length > 0 &&
      new Set(languages).size === languages.length &&
      languages.every((each) => [...LANGUAGES, ...Object.keys(texts ?? {})].includes(each)),
  ),
  must('defaultLanguage', 'must be one of languages', ({ defaultLanguage, languages }) =>
    languages.includes(defaultLanguage),
  ),
  must('hosts', 'must be host names in lower case, such as pay.acme.in, without scheme, path or :443', ({ hosts }) =>
    hosts.every(isHost),
  ),
  must('paths', 'must have no ?, # or blank', ({ paths }) =>
    Object.values(paths).every((path) => /^\/[^?#\s]*$/.test(path)),
  ),
  must(
    'refusals',
    "must be lists of codes such as ['4001'], without blanks around them, none twice and none all zeros",
    ({ refusals }) => {
      const codes = Object.values(refusals).flat();
      return codes.every(isCode) && new Set(codes).size === codes.length;
    },
  ),
  must('offerStatuses', 'must be statuses in digits, such as 100', ({ offerStatuses = [] }) =>
    offerStatuses.every((each) => /^\d+$/.test(each)),
  ),
  must('app.values', 'must be letters and digits', ({ app }) =>
    (app?.values ?? []).every((value) => /^\w+$/.test(value)),
  ),
  must(
    'reporting.endpoint',
    'must be a path like /report or an address like https://host/report',
    ({ reporting: { endpoint } = { endpoint: '/' } }) =>
      /^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/(?!\/)[\w./-]*$/.test(endpoint) && URL.canParse(endpoint, 'https://x'),
  ),
  must(
    'reporting.sampleRate',
    'must be a number from 0 to 1',
    ({ reporting: { sampleRate } = { sampleRate: 0 } }) => sampleRate >= 0 && sampleRate <= 1,
  ),
  must(
    'timeZone',
    'must be a time zone by its name, such as Asia/Manila',
    ({ timeZone }) => timeZone === undefined || isTimeZone(timeZone),
  ),
];

/** All texts in a value with their paths, such as `disclosures.privacy.officer`; items of a list have the path of the list. */
export const textsIn = (value: unknown, path: string): readonly (readonly [path: string, text: string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((inner) => textsIn(inner, path));
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsIn(inner, path ? `${path}.${key}` : key));
};

const MAY_BE_EMPTY = ['money.group', 'rangeSeparator'];

const wrongText = ([path, text]: readonly [path: string, text: string]): BrandProblem[] => {
  const must = (reason: string, holds: unknown): BrandProblem[] => (holds ? [] : [{ path, reason }]);
  if (!text.trim()) return must('must not be empty', MAY_BE_EMPTY.includes(path));
  if (path.startsWith('texts.')) return [];
  if (/\bemail$/.test(path)) return must('must be an e-mail address', /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text));
  return /\b(servicePhone|phone)$/.test(path) ? must('must hold a telephone number', numberIn(text)) : [];
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

/** The sums and rates of the example in `disclosures` that differ from those calculated from the brand's own price and terms. */
const wrongCosts = (brand: Brand): readonly BrandProblem[] => {
  const { loanExample: price, terms } = brand;
  const stated = philippine(brand);
  if (!stated) return [];
  if (!price)
    return [
      { path: 'loanExample', reason: 'is missing: the example and the rate of disclosures are worked out by it' },
    ];
  const { example, maximumAprPercent } = stated;
  const { amountCents, days } = example;
  const { least, most } = terms.termDays;
  const worked = priceLoan(amountCents, days, price);
  const highest = highestApr([price.leastCents, price.mostCents], terms.termDays, price);
  const path = 'disclosures.example';
  return [
    ...(isWhole(amountCents, price.leastCents, price.mostCents)
      ? []
      : [{ path: `${path}.amountCents`, reason: 'is an amount that loanExample does not offer' }]),
    ...(isWhole(days, least, most)
      ? []
      : [{ path: `${path}.days`, reason: `must be from ${least} to ${most}, as terms.termDays are` }]),
    ...partsOfCost.flatMap((key) => differs(`${path}.${key}`, example[key], worked[key])),
    ...differs(`${path}.aprPercent`, example.aprPercent, (worked.aprHundredths ?? 0) / HUNDRED),
    ...differs('disclosures.maximumAprPercent', maximumAprPercent, highest / HUNDRED, 'loanExample and terms.termDays'),
  ];
};

const isBroken = ([, , holds]: Rule, brand: Brand): boolean => {
  try {
    return !holds(brand);
  } catch {
    return true;
  }
};

/** The problems of a brand whose types are right; empty if it can be built. */
export const problemsOfBrand = (brand: Brand, callNames: readonly string[]): readonly BrandProblem[] => {
  const all = [...rules, ...Object.keys(brand.channels ?? {}).flatMap(ofChannel)];
  const broken = all.filter((rule) => isBroken(rule, brand)).map(([path, reason]) => ({ path, reason }));
  return [
    ...textsIn(brand, '').flatMap(wrongText),
    ...broken,
    // Nothing is calculated from terms or a price that have problems themselves.
    ...(broken.some(({ path }) => /^(terms|loanExample)\b/.test(path)) ? [] : wrongCosts(brand)),
    ...Object.keys(brand.paths)
      .filter((name) => !callNames.includes(name))
      .map((name) => ({ path: `paths.${name}`, reason: 'is the name of no call' })),
  ];
};
