import { REFUSAL_KINDS } from '../domain/refusalKind.ts';
import { numberIn } from '../lib/phone.ts';
import { hasBarredScheme } from '../lib/schemes.ts';
import { SESSION_NAMES } from '../session/names.ts';
import { type Brand, LANGUAGES, type Language } from './brand.ts';
import { contrastOf } from './contrast.ts';
import { ORDER_ROWS } from './rowTexts.ts';

type Rule = readonly [field: string, holds: (brand: Brand) => boolean, reason: string];

const isHex = (color: unknown): boolean => typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color);
const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isLabel = (value: unknown): boolean => isFilled(value) && !/[\r\n]/.test(value as string);
const isWebAddress = (value: unknown): boolean => typeof value === 'string' && /^https:\/\/[^/\s]+/.test(value);
// `tel` goes to an app as a plain number alone, whatever a brand lists.
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

// A code that is all zeros is a success.
const isCode = (code: unknown): boolean => typeof code === 'string' && /\S/.test(code) && !/^0+$/.test(code);

const areRefusals = (refusals: Brand['refusals']): boolean => {
  const codes = Object.values(refusals).flat();
  const isKnown = Object.keys(refusals).every((kind) => (REFUSAL_KINDS as readonly string[]).includes(kind));
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
const phoneRules = (['servicePhone', 'whatsapp'] as const).map(
  (name): Rule => [name, (b) => !!numberIn(b[name]), 'must hold a telephone number'],
);
const companyRules = (['legalName', 'registration', 'address', 'grievanceOfficer'] as const).map(
  (name): Rule => [`company.${name}`, (b) => isFilled(b.company?.[name]), 'must not be empty'],
);

const rules: readonly Rule[] = [
  ...textRules,
  ...phoneRules,
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
  ['siteUrl', (b) => isWebAddress(b.siteUrl), 'must be an https address'],
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
        example.interestPercent >= 0 &&
        example.feePercent >= 0 &&
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
    (b) => isPattern(b.phone?.pattern) && new RegExp(b.phone.pattern).test(b.phone.example),
    'must match phone.pattern',
  ],
  [
    'languages',
    (b) => !!b.languages?.length && b.languages.every((l) => LANGUAGES.includes(l)),
    `must be of ${LANGUAGES.join(', ')}`,
  ],
  ['defaultLanguage', (b) => !!b.languages?.includes(b.defaultLanguage), 'must be one of languages'],
  [
    'hosts',
    (b) => Array.isArray(b.hosts) && b.hosts.every((h) => /^[a-z0-9.-]+(:\d+)?$/.test(h)),
    'must be host names, without scheme or path',
  ],
  ['allowsHttp', (b) => [undefined, true, false].includes(b.allowsHttp), 'must be true or false, or absent'],
  [
    'appSchemes',
    (b) => b.appSchemes === undefined || (Array.isArray(b.appSchemes) && b.appSchemes.every(isAppScheme)),
    'must be schemes of apps, in lower case and without ://, or absent',
  ],
  ['paths', (b) => Object.values(b.paths ?? {}).every((p) => p.startsWith('/')), 'must begin with a slash'],
  [
    'orderRows',
    ({ orderRows, defaultLanguage }) =>
      defaultLanguage in orderRows && Object.keys(orderRows).every((l) => LANGUAGES.includes(l as Language)),
    'must be labels by language, with those of defaultLanguage',
  ],
  ...ORDER_ROWS.map(
    (name): Rule => [
      `orderRows.${name}`,
      (b) => Object.values(b.orderRows).every((rows) => rows[name].every(isLabel)),
      'must be labels of one line in each language, none empty',
    ],
  ),
  [
    'refusals',
    (b) => areRefusals(b.refusals),
    `must be lists of codes, none twice and none all zeros, under ${REFUSAL_KINDS.join(', ')}`,
  ],
  ['sendsIdempotencyKey', (b) => typeof b.sendsIdempotencyKey === 'boolean', 'must be true or false'],
  ['keepsSessionInAddress', (b) => typeof b.keepsSessionInAddress === 'boolean', 'must be true or false'],
  [
    'reporting.endpoint',
    ({ reporting: r }) => r === undefined || /^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/(?!\/)[\w./-]*$/.test(r.endpoint),
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
    (b) => Array.isArray(b.holidays) && b.holidays.every((d) => /^\d{4}-\d{2}-\d{2}$/.test(d)),
    'must be dates as YYYY-MM-DD',
  ],
];

const fails = (holds: () => boolean): boolean => {
  try {
    return !holds();
  } catch {
    return true;
  }
};

/** What is wrong with a brand, a line each with the field and the reason; empty where it can be built. */
export const problemsOfBrand = (brand: Brand, callNames: readonly string[]): string[] => [
  ...rules.filter(([, holds]) => fails(() => holds(brand))).map(([field, , reason]) => `${field} ${reason}`),
  ...Object.keys(brand.paths ?? {})
    .filter((name) => !callNames.includes(name))
    .map((name) => `paths.${name} is the name of no call`),
];
