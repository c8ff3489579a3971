import { REFUSAL_KINDS, type RefusalKind } from '../domain/failures.ts';
import { isObject } from '../lib/shape.ts';
import type { Brand } from './brand.ts';
import { type BrandProblem, didYouMean, nearestKey } from './brandProblem.ts';

/** The keys that an object may have, each with the shape of its value; `true` if the keys of the value are not checked. */
export type Shape = true | { readonly [key: string]: Shape };

// The keys of lists, single values and maps with names that the lender chooses are not checked here, but by the brand's rules.
type KeysOf<Value> = Value extends string | number | boolean | readonly unknown[]
  ? true
  : string extends keyof Value
    ? true
    : { readonly [Key in keyof Value]-?: KeysOf<NonNullable<Value[Key]>> };

const each = <Name extends string, Value>(names: readonly Name[], value: Value): { readonly [name in Name]: Value } =>
  Object.fromEntries(names.map((name) => [name, value])) as { readonly [name in Name]: Value };

const palette = { brand: true, onBrand: true, accent: true } as const;
const span = { least: true, most: true } as const;

/** Every key that a brand may have. It does not compile if one is missing. */
export const BRAND_KEYS: KeysOf<Omit<Brand, 'disclosures'>> & { readonly disclosures: true } = {
  id: true,
  name: true,
  logo: true,
  colors: { light: palette, dark: palette },
  look: {
    radii: { s: true, m: true, round: true },
    spaces: { hair: true, xs: true, s: true, m: true, l: true, xl: true, xxl: true },
    fonts: true,
  },
  servicePhone: true,
  whatsapp: true,
  email: true,
  company: { legalName: true, registration: true, address: true, grievanceOfficer: true },
  scheme: true,
  storeUrl: true,
  siteUrl: true,
  currencySign: true,
  money: { decimal: true, group: true, isLakh: true, isSignLast: true, hidesZeroCents: true },
  rangeSeparator: true,
  terms: {
    termDays: span,
    decisionDays: true,
    fundingDays: span,
    prepayment: { afterTermPercent: true, leastDays: true },
    latePenaltyCents: { new: true, repeat: true },
    lateBands: true,
    changeNoticeDays: true,
    assignmentNoticeBusinessDays: true,
    judgmentDefaultDays: true,
    applicantOverYears: true,
    leavesOut: true,
    isSample: true,
  },
  loanExample: { leastCents: true, mostCents: true, interestPercent: true, feePercent: true },
  // The keys differ by country; `checkDisclosures.ts` checks them.
  disclosures: true,
  phone: { maxDigits: true, pattern: true, example: true, countryCode: true, trunkPrefix: true },
  defaultLanguage: true,
  languages: true,
  // The keys are languages, which the brand's rules know.
  texts: true,
  instructions: true,
  // The keys are the service's channel numbers; `checkChannels.ts` checks the values.
  channels: true,
  pages: true,
  hosts: true,
  allowsHttp: true,
  appSchemes: true,
  service: true,
  paths: true,
  prerenders: true,
  worksOffline: true,
  signsInTwoTaps: true,
  refusals: each<RefusalKind, true>(REFUSAL_KINDS, true),
  orderRows: true,
  offerRows: true,
  offerStatuses: true,
  sendsIdempotencyKey: true,
  sendsChosenStars: true,
  takesCards: true,
  showsLoanCost: true,
  keepsSessionInAddress: true,
  app: { parameter: true, values: true },
  reporting: { endpoint: true, sampleRate: true },
  holidays: true,
  timeZone: true,
};

/**
 * A key that does not exist in a brand, by its path, such as `company.legalNam`; `suggestion` is the path of the missing key that was probably intended.
 */
export interface UnknownKey {
  readonly path: string;
  readonly suggestion: string | undefined;
}

const unknownIn = (value: unknown, shape: Shape, path: string): UnknownKey[] => {
  if (shape === true || !isObject(value)) return [];
  const missing = Object.keys(shape).filter((key) => !Object.hasOwn(value, key));
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (known) return unknownIn(inner, known, `${path}${key}.`);
    const nearest = nearestKey(key, missing);
    return [{ path: `${path}${key}`, suggestion: nearest && `${path}${nearest}` }];
  });
};

/** The keys of a brand that do not exist. */
export const unknownKeysOf = (brand: unknown): readonly UnknownKey[] => unknownIn(brand, BRAND_KEYS, '');

/** The keys of a part of a brand, at `path`, that are not in its shape. */
export const unknownKeysIn = (part: unknown, shape: Shape, path: string): readonly UnknownKey[] =>
  unknownIn(part, shape, `${path}.`);

/** The problem to report for a key that does not exist. */
export const problemOfKey = ({ path, suggestion }: UnknownKey): BrandProblem => ({
  path,
  reason: `is no key of a brand${didYouMean(suggestion)}`,
});

/** @returns whether a field is missing because its key, or that of an object around it, is misspelt: it is then not reported separately. */
export const isMisspelt = (path: string, unknown: readonly UnknownKey[]): boolean =>
  unknown.some(({ suggestion }) => suggestion && (path === suggestion || path.startsWith(`${suggestion}.`)));
