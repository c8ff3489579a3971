import { BARCODES, type ChannelProfile } from '../domain/channelProfile.ts';
import { OFFER_ROW_FACTS, ORDER_ROW_FACTS } from '../domain/facts.ts';
import { REFUSAL_KINDS } from '../domain/failures.ts';
import { type LateBand, type Span, TERMS_PARTS } from '../domain/terms.ts';
import { digitsOf } from '../lib/digits.ts';
import { numberIn } from '../lib/phone.ts';
import { hasBarredScheme } from '../lib/schemes.ts';
import { SESSION_NAMES } from '../session/parameters.ts';
import { type Brand, LANGUAGES, type Palette } from './brand.ts';
import { disclosureRule } from './disclosureRules.ts';
import { all, any, each, fields, isObject, keysOf, must, optional, type Rule } from './rules.ts';

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

const isWhole = (value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const filled = must<string>('must not be empty', (value) => value.trim() !== '');
const isSwitch = must('must be true or false', (value) => typeof value === 'boolean');
const switchOrAbsent = must('must be true or false, or absent', (value) =>
  [undefined, true, false].includes(value as boolean),
);
const character = must<string>('must be one character or empty', (value) => value.length <= 1);
const pattern = (reason: string, holds: RegExp): Rule =>
  must(reason, (value) => typeof value === 'string' && holds.test(value));

const isWebAddress = (value: string): boolean => /^https:\/\/[^/\s]+/.test(value) && URL.canParse(value);

// Links and addresses are compared with a host as browsers normalise it: in lower case, and without the default port of https.
const isHost = (host: string): boolean =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(host) &&
  !/(^|\.)-|-(\.|:|$)/.test(host) &&
  new URL(`https://${host}`).host === host;

// A `tel` link only ever goes to an app as a plain number, whatever a brand lists.
const isAppScheme = (value: string): boolean =>
  /^[a-z][a-z0-9+.-]*$/.test(value) && !/^(https?|tel)$/.test(value) && !hasBarredScheme(`${value}:`);

// A code of zeros only means success. No service sends a code with spaces around it.
const isCode = (code: unknown): boolean =>
  typeof code === 'string' && code !== '' && code.trim() === code && !/^0+$/.test(code);

const areRefusals = (refusals: Brand['refusals']): boolean => {
  const lists = Object.values(refusals);
  const codes = lists.flat();
  return lists.every(Array.isArray) && codes.every(isCode) && new Set(codes).size === codes.length;
};

// Old phones know time zones by their names only, not as `+08:00`.
const isTimeZone = (name: string): boolean =>
  /^[A-Z]/i.test(name) && !!new Intl.DateTimeFormat('en', { timeZone: name });

/** @returns whether a brand's languages are a list of at least one language, each of which the app or the brand itself has texts in. */
export const areLanguages = ({ languages, texts }: Pick<Brand, 'languages' | 'texts'>): boolean => {
  const known: readonly string[] = [...LANGUAGES, ...keysOf(texts)];
  return Array.isArray(languages) && !!languages.length && languages.every((language) => known.includes(language));
};

const READABLE_FROM = 4.5;
const PAGE = { light: '#eef2f7', dark: '#1b2430' } as const;

const hex = pattern('must be a colour as #rrggbb', /^#[0-9a-f]{6}$/i);
const paletteOf = (scheme: 'light' | 'dark'): Rule =>
  fields<Palette>({
    brand: hex,
    onBrand: all(
      hex,
      must<string>(
        `must stand out from colors.${scheme}.brand by a contrast of at least ${READABLE_FROM}`,
        (color, { colors }) => contrastOf(colors[scheme].brand, color) >= READABLE_FROM,
      ),
    ),
    accent: all(
      hex,
      must<string>(
        `must stand out from the page by a contrast of at least ${READABLE_FROM}`,
        (color) => contrastOf(color, PAGE[scheme]) >= READABLE_FROM,
      ),
    ),
  });

const length = optional(pattern('must be a length in rem, such as 0.5rem', /^\d*\.?\d+rem$/));

// No period of a loan is longer, and a figure entered in seconds or cents by mistake is.
const MAX_DAYS = 3650;
// The texts of the terms have two lines for bands with an end, and one line for the last band.
const MAX_BANDS = 3;

const days = must(`must be a whole number of days, from 1 to ${MAX_DAYS}`, (value) => isWhole(value, 1, MAX_DAYS));
const span = (reason: string, from: number): Rule =>
  all(
    fields<Span>({ least: any, most: any }),
    must<Span>(reason, ({ least, most }) => isWhole(least, from, MAX_DAYS) && isWhole(most, least, MAX_DAYS)),
  );
// Texts show the penalty without decimals.
const penalty = must(
  'must be cents that make a whole amount, such as 100_000 for 1,000.00, or 0',
  (value) => isWhole(value, 0) && Number(value) % 100 === 0,
);
const percent = must(
  'must be a percentage from 0 to 100, of at most two decimals',
  (value) => typeof value === 'number' && value >= 0 && value <= 100 && Math.round(value * 100) / 100 === value,
);

const laterThan = (before: LateBand | undefined): Rule =>
  before
    ? must(`must be a later day than the one before, up to ${MAX_DAYS}`, (day) =>
        // A problem of the band before is reported there.
        isWhole(day, Number.isInteger(before.fromDay) ? before.fromDay + 1 : 2, MAX_DAYS),
      )
    : must('must be 1: the first day late', (day) => day === 1);

const bands: Rule = (list, path, brand) =>
  (list as readonly LateBand[]).flatMap((band, at, listed) =>
    fields<LateBand>({ fromDay: laterThan(listed[at - 1] ?? undefined), percentPerDay: percent })(
      band,
      `${path}[${at}]`,
      brand,
    ),
  );

const terms = all(
  must('is missing: the figures of your loan contract, which public pages say', isObject),
  fields<Brand['terms']>({
    termDays: span(`must be whole numbers of days, the least from 1 on, the most from the least to ${MAX_DAYS}`, 1),
    decisionDays: days,
    fundingDays: span(`must be whole numbers of days, the most from the least to ${MAX_DAYS}`, 0),
    prepayment: fields<Brand['terms']['prepayment']>({
      afterTermPercent: must('must be a whole percentage of the term, from 0, for any day, to 99', (value) =>
        isWhole(value, 0, 99),
      ),
      leastDays: must(
        'must be a whole number of days, at most terms.termDays.least: every loan can be prepaid',
        (value, brand) => isWhole(value, 0, brand.terms.termDays.least),
      ),
    }),
    latePenaltyCents: fields<Brand['terms']['latePenaltyCents']>({ new: penalty, repeat: penalty }),
    lateBands: all(
      must<unknown[]>(
        `must be a list of 1 to ${MAX_BANDS} stretches of days`,
        (list) => Array.isArray(list) && list.length > 0 && list.length <= MAX_BANDS,
      ),
      bands,
    ),
    changeNoticeDays: days,
    assignmentNoticeBusinessDays: days,
    judgmentDefaultDays: days,
    applicantOverYears: must('must be a whole number of years, from 1 to 99', (value) => isWhole(value, 1, 99)),
    leavesOut: optional(
      must<readonly never[]>(`must be of ${TERMS_PARTS.join(', ')}, or absent`, (parts) =>
        parts.every((part) => TERMS_PARTS.includes(part)),
      ),
    ),
    isSample: must(
      'must be true, or absent once the figures are yours',
      (value) => value === undefined || value === true,
    ),
  }),
);

const above0 = (unit: string): Rule =>
  optional(must(`must be a whole number of ${unit} above 0, or be absent`, (value) => isWhole(value, 1)));

const profile = all(
  must('must be what there is to know of the channel, such as { minCents: 5_000 }', isObject),
  fields<ChannelProfile>({
    minCents: above0('cents'),
    maxCents: above0('cents'),
    wholePeso: switchOrAbsent,
    feeCents: above0('cents'),
    posting: above0('minutes'),
    singleUse: switchOrAbsent,
    barcode: optional(
      must<never>(`must be one of ${BARCODES.join(', ')}, or be absent`, (kind) => BARCODES.includes(kind)),
    ),
  }),
  (value, path) => {
    const { minCents = 0, maxCents = Number.POSITIVE_INFINITY, wholePeso } = value as ChannelProfile;
    const least = wholePeso ? Math.ceil(minCents / 100) * 100 : minCents;
    return least > maxCents
      ? [{ path: `${path}.maxCents`, reason: 'must leave an amount that is not below minCents' }]
      : [];
  },
);

const channels = all(must('must be profiles by the number of the channel, or be absent', isObject), each(profile));

const FORM = 'must be texts by language, set and key, such as { en: { repay: { title: "Pay" } } }';
const ownText = must(
  "must not be empty; without it the app's own text stands",
  (text) => typeof text !== 'string' || !!text.trim(),
);

const texts = [1, 2, 3].reduce((inner) => optional(all(must(FORM, isObject), each(inner))), ownText);

/** @returns whether a brand's own texts have the right form, so that they can be compared with the app's. */
export const areTexts = (brand: Brand): boolean => !texts(brand.texts, '', brand).some(({ reason }) => reason === FORM);

const rows = (facts: readonly string[]): Rule =>
  optional(
    must<object>(`must be labels of rows, none empty, each with one of ${facts.join(', ')}`, (named) =>
      Object.entries(named).every(([label, fact]) => label.trim() !== '' && facts.includes(fact)),
    ),
  );

const dialled = optional(pattern('must be digits alone, or be absent', /^\d{1,4}$/));

/** The rule of each field of a brand. It does not compile if one is missing. */
export const brandFields: { readonly [key in keyof Required<Brand>]: Rule } = {
  id: pattern('must be lower-case letters and digits, for it is part of storage keys', /^[a-z][a-z0-9]*$/),
  name: filled,
  logo: pattern('must be the path of an SVG drawing', /^[Mm][\d\s.,MmZzLlHhVvCcSsQqTtAa-]+$/),
  colors: fields<Brand['colors']>({ light: paletteOf('light'), dark: paletteOf('dark') }),
  look: optional(
    fields<NonNullable<Brand['look']>>({
      radii: optional(fields<{ s: 0; m: 0; round: 0 }>({ s: length, m: length, round: length })),
      spaces: optional(
        fields<{ hair: 0; xs: 0; s: 0; m: 0; l: 0; xl: 0; xxl: 0 }>({
          ...{ hair: length, xs: length, s: length, m: length, l: length, xl: length, xxl: length },
        }),
      ),
      fonts: optional(
        must<string[]>(
          'must be names of fonts, of letters, digits, blanks and hyphens',
          (fonts) => !!fonts.length && fonts.every((name) => /^[a-z][a-z0-9 -]*$/i.test(name)),
        ),
      ),
    }),
  ),
  servicePhone: must<string>('must hold a telephone number', (value) => !!numberIn(value)),
  // The address of a chat needs the country code: a number that can be dialled in one country only does not work.
  whatsapp: must<string>(
    'must hold a telephone number with the code of its country, such as +63 917 555 0100',
    (value) => !!numberIn(value)?.startsWith('+'),
  ),
  email: pattern('must be an e-mail address', /^[^\s@]+@[^\s@]+\.[^\s@]+$/),
  company: fields<Brand['company']>({
    legalName: filled,
    registration: filled,
    address: filled,
    grievanceOfficer: filled,
  }),
  scheme: must("must be the app's own scheme, in lower case and without ://", isAppScheme),
  storeUrl: must('must be an https address', isWebAddress),
  siteUrl: must<string>(
    'must be an https address without ?, # or a slash at its end: the paths of the pages follow it',
    (value) => isWebAddress(value) && !/[?#]|\/$/.test(value),
  ),
  currencySign: filled,
  money: fields<Brand['money']>({
    decimal: must<string>(
      'must be one character, other than money.group',
      (decimal, { money }) => decimal.length === 1 && decimal !== money.group,
    ),
    group: character,
    isLakh: switchOrAbsent,
    isSignLast: switchOrAbsent,
    hidesZeroCents: switchOrAbsent,
  }),
  rangeSeparator: character,
  terms,
  loanExample: optional(
    fields<NonNullable<Brand['loanExample']>>({
      leastCents: must('must be a whole amount above 0', (cents) => isWhole(cents, 1)),
      mostCents: must('must be a whole amount above leastCents', (cents, { loanExample }) =>
        isWhole(cents, Number(loanExample?.leastCents) + 1),
      ),
      interestPercent: must('must be a percentage from 0 on', (value) => Number.isFinite(value) && Number(value) >= 0),
      feePercent: must(
        'must be a percentage from 0 on, below 100',
        (value) => Number.isFinite(value) && Number(value) >= 0 && Number(value) < 100,
      ),
    }),
  ),
  disclosures: optional(disclosureRule(terms)),
  phone: fields<Brand['phone']>({
    maxDigits: must('must be a whole number above 0', (value) => isWhole(value, 1)),
    pattern: must<string>('must be a regular expression', (value) => typeof value === 'string' && !!new RegExp(value)),
    example: must<string>(
      'must match phone.pattern as the field keeps it: digits alone, at most phone.maxDigits',
      (example, { phone }) =>
        new RegExp(phone.pattern).test(example) && digitsOf(example).slice(0, phone.maxDigits) === example,
    ),
    countryCode: dialled,
    trunkPrefix: dialled,
  }),
  defaultLanguage: must<string>(
    'must be one of languages',
    (language, brand) => !areLanguages(brand) || brand.languages.includes(language),
  ),
  languages: all(
    must(`must be of ${LANGUAGES.join(', ')}, or each have its file in i18n/ of the brand's folder`, (_, brand) =>
      areLanguages(brand),
    ),
    must<string[]>('must name each language once', (languages) => new Set(languages).size === languages.length),
  ),
  texts,
  channels: optional(channels),
  pages: any,
  hosts: must<string[]>(
    'must be host names in lower case, such as pay.acme.in, without scheme, path or :443',
    (hosts) => hosts.every(isHost),
  ),
  service: filled,
  paths: must<object>('must begin with a slash, and have no ?, # or blank', (paths) =>
    Object.values(paths ?? {}).every((path) => typeof path === 'string' && /^\/[^?#\s]*$/.test(path)),
  ),
  prerenders: switchOrAbsent,
  worksOffline: switchOrAbsent,
  signsInTwoTaps: switchOrAbsent,
  refusals: all(
    fields<{ [kind: string]: 0 }>(Object.fromEntries(REFUSAL_KINDS.map((kind) => [kind, any]))),
    must(
      `must be lists of codes such as ['4001'], without blanks around them, none twice and none all zeros, under ${REFUSAL_KINDS.join(', ')}`,
      areRefusals,
    ),
  ),
  orderRows: rows(ORDER_ROW_FACTS),
  offerRows: rows(OFFER_ROW_FACTS),
  offerStatuses: optional(
    must<string[]>('must be statuses in digits, such as 100, or absent', (all) =>
      all.every((each) => /^\d+$/.test(each)),
    ),
  ),
  sendsIdempotencyKey: isSwitch,
  sendsChosenStars: isSwitch,
  takesCards: isSwitch,
  showsLoanCost: isSwitch,
  app: optional(
    fields<NonNullable<Brand['app']>>({
      parameter: must<never>('must be a parameter of the session', (name) => SESSION_NAMES.includes(name)),
      values: must<string[]>(
        'must be a list of letters and digits',
        (values) => !!values.length && values.every((value) => /^\w+$/.test(value)),
      ),
    }),
  ),
  reporting: optional(
    fields<NonNullable<Brand['reporting']>>({
      endpoint: must<string>(
        'must be a path like /report or an address like https://host/report',
        (at) => /^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/(?!\/)[\w./-]*$/.test(at) && URL.canParse(at, 'https://x'),
      ),
      sampleRate: must('must be a number from 0 to 1', (rate) => typeof rate === 'number' && rate >= 0 && rate <= 1),
    }),
  ),
  timeZone: optional(must('must be a time zone by its name, such as Asia/Manila, or absent', isTimeZone)),
};
