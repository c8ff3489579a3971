import type { Brand } from './brand.ts';
import { brandFields } from './brandRules.ts';
import { type BrandProblem, fields, isObject } from './rules.ts';

const brandRule = fields<Brand>(brandFields);

/** The problems of a brand; empty if it can be built. A problem that only follows from another one is left out. */
export const problemsOfBrand = (brand: Brand, callNames: readonly string[]): readonly BrandProblem[] => [
  ...brandRule(brand, '', brand),
  ...Object.keys(brand.paths ?? {})
    .filter((name) => !callNames.includes(name))
    .map((name) => ({ path: `paths.${name}`, reason: 'is the name of no call' })),
];

/** The fields by which borrowers recognise or reach the lender: each brand has to state its own. */
const OWN_FIELDS = [
  ...['id', 'name', 'logo', 'servicePhone', 'whatsapp', 'email', 'scheme', 'storeUrl', 'siteUrl'],
  ...['company.legalName', 'company.registration', 'company.address', 'company.grievanceOfficer'],
];

/** The value at a path of an object, such as `company.legalName`; undefined where there is none. */
const valueAt = (from: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as { [name: string]: unknown } | undefined)?.[key], from);

// Domains under `.example` are reserved and belong to nobody.
const isSampleText = (value: unknown): boolean =>
  typeof value === 'string' && /\(sample\)|example\.|\.example(?![\w-])/.test(value);

const stillSample = (path: string, value: unknown): BrandProblem => ({
  path,
  reason: `is still a sample: ${JSON.stringify(value)}`,
});

/** All texts in a value with their paths, such as `disclosures.privacy.officer`; items of a list have the path of the list. */
const textsIn = (value: unknown, path: string): readonly (readonly [path: string, text: string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((inner) => textsIn(inner, path));
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`)) : [];
};

const COUNTRY_OF_SIGN: { readonly [sign: string]: string } = { '₱': 'in the Philippines', '₹': 'in India' };

// The sample brands have no disclosures: a lender who replaced everything else would publish pages without what the law requires.
const unstated = ({ disclosures, currencySign }: Brand): BrandProblem[] => {
  const country = COUNTRY_OF_SIGN[String(currencySign).trim()];
  return country && !disclosures
    ? [{ path: 'disclosures', reason: `is missing, with what a lender ${country} has to state` }]
    : [];
};

// The sample figures may happen to be the lender's own, so only the removal of `isSample` shows that somebody has checked them.
const unseenTerms = ({ terms }: Brand): BrandProblem[] => {
  const reason = 'says that the terms are still a sample: state the figures of your contract, then take it out';
  return terms?.isSample ? [{ path: 'terms.isSample', reason }] : [];
};

/** What a brand still has in common with the samples, or lacks by law, and must not be shown to borrowers. */
export const sampleValuesOf = (brand: Brand, samples: readonly Brand[]): BrandProblem[] => [
  ...OWN_FIELDS.map((path) => [path, valueAt(brand, path)] as const)
    .filter(([path, value]) => isSampleText(value) || samples.some((sample) => valueAt(sample, path) === value))
    .map(([path, value]) => stillSample(path, value)),
  ...textsIn(brand.disclosures, 'disclosures')
    .filter(([, text]) => isSampleText(text) || samples.some(({ servicePhone }) => servicePhone === text))
    .map(([path, text]) => stillSample(path, text)),
  ...unseenTerms(brand),
  ...unstated(brand),
];
