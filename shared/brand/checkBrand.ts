import { OFFER_ROW_FACTS, ORDER_ROW_FACTS } from '../domain/factRows.ts';
import { REFUSAL_KINDS } from '../domain/failures.ts';
import { digitsOf } from '../lib/digits.ts';
import { numberIn } from '../lib/phone.ts';
import { hasBarredScheme } from '../lib/schemes.ts';
import { SESSION_NAMES } from '../session/parameters.ts';
import { type Brand, LANGUAGES } from './brand.ts';
import { isMisspelt, problemOfKey, unknownKeysOf } from './brandKeys.ts';
import { type BrandProblem, ruleFails } from './brandProblem.ts';
import { problemsOfChannels } from './checkChannels.ts';
import { missingDisclosures, problemsOfDisclosures } from './checkDisclosures.ts';
import { problemsOfInstructions } from './checkInstructions.ts';
import { problemsOfTerms } from './checkTerms.ts';
import { problemsOfTexts } from './checkTexts.ts';

type Rule = readonly [field: string, holds: (brand: Brand) => boolean, reason: string];

const isHex = (color: unknown): boolean => typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color);
const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isSwitchOrAbsent = (value: unknown): boolean => value === undefined || typeof value === 'boolean';
const isPercent = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isWebAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^https:\/\/[^/\s]+/.test(value) && URL.canParse(value);
// Links and addresses are compared with a host as browsers normalise it: in lower case, and without the default port of https.
const isHost = (host: unknown): boolean =>
  typeof host === 'string' &&
  /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(host) &&
  !/(^|\.)-|-(\.|:|$)/.test(host) &&
  new URL(`https://${host}`).host === host;
// `Date` parses `2026-02-30` as a day in March.
const isDay = (day: unknown): boolean =>
  typeof day === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
// A `tel` link only ever goes to an app as a plain number, whatever a brand lists.
const isAppScheme = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^[a-z][a-z0-9+.-]*$/.test(value) &&
  !/^(https?|tel)$/.test(value) &&
  !hasBarredScheme(`${value}:`);
const readableFrom = 4.5;

const isPattern = (pattern: unknown): boolean => {
  try {
    return typeof pattern === 'string' && new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
};

// A code of zeros only means success. No service sends a code with spaces around it.
const isCode = (code: unknown): boolean =>
  typeof code === 'string' && code !== '' && code.trim() === code && !/^0+$/.test(code);

const isFont = (name: unknown): boolean => typeof name === 'string' && /^[a-z][a-z0-9 -]*$/i.test(name);

// Old phones know time zones by their names only, not as `+08:00`.
const isTimeZone = (name: unknown): boolean =>
  typeof name === 'string' && /^[A-Z]/i.test(name) && !!new Intl.DateTimeFormat('en', { timeZone: name });

/** @returns whether a brand's languages are a list of at least one language, each of which the app or the brand itself has texts in. */
export const areLanguages = ({ languages, texts }: Pick<Brand, 'languages' | 'texts'>): boolean => {
  const known: readonly string[] = [...LANGUAGES, ...Object.keys(texts ?? {})];
  return Array.isArray(languages) && !!languages.length && languages.every((language) => known.includes(language));
};

const areRefusals = (refusals: Brand['refusals']): boolean => {
  const codes = Object.values(refusals).flat();
  const isKnown = Object.entries(refusals).every(
    ([kind, list]) => (REFUSAL_KINDS as readonly string[]).includes(kind) && Array.isArray(list),
  );
  return isKnown && codes.every(isCode) && new Set(codes).size === codes.length;
};

const schemes = ['light', 'dark'] as const;
const colorRules = schemes.flatMap((scheme): Rule[] => [
  ...(['brand', 'onBrand', 'accent'] as const).map(
    (name): Rule => [
      `colors.${scheme}.${name}`,
      (b) => isHex(b.colors?.[scheme]?.[name]),
      'must be a colour as #rrggbb',
    ],
  ),
  [
    `colors.${scheme}.onBrand`,
    (b) => contrastOf(b.colors?.[scheme]?.brand, b.colors?.[scheme]?.onBrand) >= readableFrom,
    `must stand out from colors.${scheme}.brand by a contrast of at least ${readableFrom}`,
  ],
  [
    `colors.${scheme}.accent`,
    (b) => contrastOf(b.colors?.[scheme]?.accent, scheme === 'light' ? '#eef2f7' : '#1b2430') >= readableFrom,
    `must stand out from the page by a contrast of at least ${readableFrom}`,
  ],
]);

const textRules = (['name', 'currencySign', 'service'] as const).map(
  (name): Rule => [name, (b) => isFilled(b[name]), 'must not be empty'],
);
const companyRules = (['legalName', 'registration', 'address', 'grievanceOfficer'] as const).map(
  (name): Rule => [`company.${name}`, (b) => isFilled(b.company?.[name]), 'must not be empty'],
);

const rowRules = Object.entries({ orderRows: ORDER_ROW_FACTS, offerRows: OFFER_ROW_FACTS }).map(
  ([name, facts]): Rule => [
    name,
    (b) =>
      Object.entries(b[name as 'orderRows' | 'offerRows'] ?? {}).every(
        ([label, fact]) => isFilled(label) && (facts as readonly string[]).includes(fact),
      ),
    `must be labels of rows, none empty, each with one of ${facts.join(', ')}`,
  ],
);

const switches = [
  'sendsIdempotencyKey',
  'sendsChosenStars',
  'takesCards',
  'showsLoanCost',
  'keepsSessionInAddress',
] as const;

const rules: readonly Rule[] = [
  ...textRules,
  ['servicePhone', (b) => !!numberIn(b.servicePhone), 'must hold a telephone number'],
  // The address of a chat needs the country code: a number that can be dialled in one country only does not work.
  [
    'whatsapp',
    (b) => !!numberIn(b.whatsapp)?.startsWith('+'),
    'must hold a telephone number with the code of its country, such as +63 917 555 0100',
  ],
  ...companyRules,
  ...colorRules,
  [
    'id',
    (b) => /^[a-z][a-z0-9]*$/.test(b.id ?? ''),
    'must be lower-case letters and digits, for it is part of storage keys',
  ],
  [
    'logo',
    (b) => typeof b.logo === 'string' && /^[Mm][\d\s.,MmZzLlHhVvCcSsQqTtAa-]+$/.test(b.logo),
    'must be the path of an SVG drawing',
  ],
  ...(['radii', 'spaces'] as const).map(
    (name): Rule => [
      `look.${name}`,
      ({ look }) => Object.values(look?.[name] ?? {}).every((length) => /^\d*\.?\d+rem$/.test(length)),
      'must be lengths in rem, such as 0.5rem',
    ],
  ),
  [
    'look.fonts',
    ({ look }) => look?.fonts === undefined || (!!look.fonts.length && look.fonts.every(isFont)),
    'must be names of fonts, of letters, digits, blanks and hyphens',
  ],
  [
    'app',
    ({ app }) =>
      app === undefined ||
      (SESSION_NAMES.includes(app.parameter) &&
        !!app.values.length &&
        app.values.every((value) => /^\w+$/.test(value))),
    'must be a parameter of the session with values of letters and digits, or absent',
  ],
  ['email', (b) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(b.email ?? ''), 'must be an e-mail address'],
  ['scheme', (b) => isAppScheme(b.scheme), "must be the app's own scheme, in lower case and without ://"],
  ['storeUrl', (b) => isWebAddress(b.storeUrl), 'must be an https address'],
  [
    'siteUrl',
    (b) => isWebAddress(b.siteUrl) && !/[?#]|\/$/.test(b.siteUrl),
    'must be an https address without ?, # or a slash at its end: the paths of the pages follow it',
  ],
  [
    'money.decimal',
    (b) => b.money?.decimal?.length === 1 && b.money.decimal !== b.money.group,
    'must be one character, other than money.group',
  ],
  [
    'money.group',
    (b) => typeof b.money?.group === 'string' && b.money.group.length <= 1,
    'must be one character or empty',
  ],
  ...(['isLakh', 'isSignLast', 'hidesZeroCents'] as const).map(
    (name): Rule => [
      `money.${name}`,
      ({ money }) => isSwitchOrAbsent(money?.[name]),
      'must be true or false, or absent',
    ],
  ),
  [
    'rangeSeparator',
    (b) => typeof b.rangeSeparator === 'string' && b.rangeSeparator.length <= 1,
    'must be one character or empty',
  ],
  [
    'loanExample',
    ({ loanExample: example }) =>
      example === undefined ||
      (Number.isInteger(example.leastCents) &&
        Number.isInteger(example.mostCents) &&
        example.leastCents > 0 &&
        example.mostCents > example.leastCents &&
        isPercent(example.interestPercent) &&
        isPercent(example.feePercent) &&
        example.feePercent < 100),
    'must have whole amounts, the least below the most, and percentages from 0 on, or be absent',
  ],
  [
    'phone.maxDigits',
    (b) => Number.isInteger(b.phone?.maxDigits) && b.phone.maxDigits > 0,
    'must be a whole number above 0',
  ],
  ['phone.pattern', (b) => isPattern(b.phone?.pattern), 'must be a regular expression'],
  [
    'phone.example',
    ({ phone: { pattern, example, maxDigits } }) =>
      isPattern(pattern) && new RegExp(pattern).test(example) && digitsOf(example).slice(0, maxDigits) === example,
    'must match phone.pattern as the field keeps it: digits alone, at most phone.maxDigits',
  ],
  ...(['countryCode', 'trunkPrefix'] as const).map(
    (key): Rule => [
      `phone.${key}`,
      ({ phone }) => phone?.[key] === undefined || /^\d{1,4}$/.test(phone[key]),
      'must be digits alone, or be absent',
    ],
  ),
  [
    'languages',
    (b) => areLanguages(b),
    `must be of ${LANGUAGES.join(', ')}, or each have its file in i18n/ of the brand's folder`,
  ],
  [
    'languages',
    (b) => !areLanguages(b) || new Set(b.languages).size === b.languages.length,
    'must name each language once',
  ],
  ['defaultLanguage', (b) => !!b.languages?.includes(b.defaultLanguage), 'must be one of languages'],
  [
    'hosts',
    (b) => Array.isArray(b.hosts) && b.hosts.every(isHost),
    'must be host names in lower case, such as pay.acme.in, without scheme, path or :443',
  ],
  ...(['allowsHttp', 'prerenders', 'worksOffline', 'signsInTwoTaps'] as const).map(
    (name): Rule => [name, (b) => isSwitchOrAbsent(b[name]), 'must be true or false, or absent'],
  ),
  [
    'appSchemes',
    (b) => b.appSchemes === undefined || (Array.isArray(b.appSchemes) && b.appSchemes.every(isAppScheme)),
    'must be schemes of apps, in lower case and without ://, or absent',
  ],
  [
    'paths',
    (b) => Object.values(b.paths ?? {}).every((p) => typeof p === 'string' && /^\/[^?#\s]*$/.test(p)),
    'must begin with a slash, and have no ?, # or blank',
  ],
  ...rowRules,
  [
    'offerStatuses',
    ({ offerStatuses: all = [] }) => Array.isArray(all) && all.every((each) => /^\d+$/.test(each)),
    'must be statuses in digits, such as 100, or absent',
  ],
  [
    'refusals',
    (b) => areRefusals(b.refusals),
    `must be lists of codes such as ['4001'], without blanks around them, none twice and none all zeros, under ${REFUSAL_KINDS.join(', ')}`,
  ],
  ...switches.map((name): Rule => [name, (b) => typeof b[name] === 'boolean', 'must be true or false']),
  [
    'reporting.endpoint',
    ({ reporting: r }) =>
      r === undefined ||
      (/^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/(?!\/)[\w./-]*$/.test(r.endpoint) && URL.canParse(r.endpoint, 'https://x')),
    'must be a path like /report or an address like https://host/report',
  ],
  [
    'reporting.sampleRate',
    ({ reporting: r }) =>
      r === undefined || (typeof r.sampleRate === 'number' && r.sampleRate >= 0 && r.sampleRate <= 1),
    'must be a number from 0 to 1',
  ],
  [
    'holidays',
    (b) => Array.isArray(b.holidays) && b.holidays.every(isDay),
    'must be dates as YYYY-MM-DD, each a day that there is',
  ],
  [
    'timeZone',
    ({ timeZone }) => timeZone === undefined || isTimeZone(timeZone),
    'must be a time zone by its name, such as Asia/Manila, or absent',
  ],
];

const isString = (value: unknown): value is string => typeof value === 'string';

/** The value at a path of an object, such as `company.legalName`; undefined where there is none. */
const valueAt = (from: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as { [name: string]: unknown } | undefined)?.[key], from);

const brokenFields = (brand: Brand): BrandProblem[] =>
  rules.filter(([, holds]) => ruleFails(() => holds(brand))).map(([path, , reason]) => ({ path, reason }));

/** The problems of a brand; empty if it can be built. A problem that only follows from another one is left out. */
export const problemsOfBrand = (brand: Brand, callNames: readonly string[]): BrandProblem[] => {
  const unknown = unknownKeysOf(brand);
  const broken = [...brokenFields(brand), ...problemsOfTerms(brand)].filter(({ path }) => !isMisspelt(path, unknown));
  const areLanguagesWrong = !areLanguages(brand);
  return [
    ...unknown.map(problemOfKey),
    ...broken.filter(({ path }) => !(areLanguagesWrong && path === 'defaultLanguage')),
    ...problemsOfDisclosures(brand),
    ...problemsOfChannels(brand),
    ...(areLanguagesWrong ? [] : problemsOfInstructions(brand)),
    ...problemsOfTexts(brand),
    ...Object.keys(brand.paths ?? {})
      .filter((name) => !callNames.includes(name))
      .map((name) => ({ path: `paths.${name}`, reason: 'is the name of no call' })),
  ];
};

/** The fields by which borrowers recognise or reach the lender: each brand has to state its own. */
const OWN_FIELDS = [
  'id',
  'name',
  'logo',
  'servicePhone',
  'whatsapp',
  'email',
  'company.legalName',
  'company.registration',
  'company.address',
  'company.grievanceOfficer',
  'scheme',
  'storeUrl',
  'siteUrl',
];

// Domains under `.example` are reserved and belong to nobody.
const isSampleText = (value: unknown): boolean =>
  isString(value) && /\(sample\)|example\.|\.example(?![\w-])/.test(value);

/** All texts in a value with their paths, such as `disclosures.privacy.officer`; items of a list have the path of the list. */
const textsIn = (value: unknown, path: string): readonly (readonly [path: string, text: string])[] => {
  if (isString(value)) return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((inner) => textsIn(inner, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
};

const COUNTRIES = { PH: 'in the Philippines', IN: 'in India' } as const;

// The sample brands have no disclosures: a lender who replaced everything else would publish pages without what the law requires.
const unstated = (brand: Brand): BrandProblem[] => {
  const country = missingDisclosures(brand);
  return country
    ? [{ path: 'disclosures', reason: `is missing, with what a lender ${COUNTRIES[country]} has to state` }]
    : [];
};

// The sample figures may happen to be the lender's own, so only the removal of `isSample` shows that somebody has checked them.
const unseenTerms = ({ terms }: Brand): BrandProblem[] =>
  terms?.isSample
    ? [
        {
          path: 'terms.isSample',
          reason: 'says that the terms are still a sample: state the figures of your contract, then take it out',
        },
      ]
    : [];

/** What a brand still has in common with the samples, or lacks by law, and must not be shown to borrowers. */
export const sampleValuesOf = (brand: Brand, samples: readonly Brand[]): BrandProblem[] => [
  ...OWN_FIELDS.filter((path) => {
    const value = valueAt(brand, path);
    return isSampleText(value) || samples.some((sample) => valueAt(sample, path) === value);
  }).map((path) => ({ path, reason: `is still a sample: ${JSON.stringify(valueAt(brand, path))}` })),
  ...textsIn(brand.disclosures, 'disclosures')
    .filter(([, text]) => isSampleText(text) || samples.some(({ servicePhone }) => servicePhone === text))
    .map(([path, text]) => ({ path, reason: `is still a sample: ${JSON.stringify(text)}` })),
  ...unseenTerms(brand),
  ...unstated(brand),
];

const channel = (hex: string, at: number): number => {
  const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number =>
  /^#[0-9a-f]{6}$/i.test(hex)
    ? 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
    : Number.NaN;

/** The WCAG contrast ratio of two colours (`#rrggbb`), from 1 to 21; 0 if one of them is not a colour. */
export const contrastOf = (one = '', other = ''): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return Number.isNaN(low + high) ? 0 : (high + 0.05) / (low + 0.05);
};
