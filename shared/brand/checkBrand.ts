import type { Brand } from './brand.ts';
import { type BrandProblem, textsIn } from './brandRules.ts';

/** The fields by which borrowers recognise or reach the lender: each brand has to state its own. */
const OWN_FIELDS = /^(id|name|logo|servicePhone|whatsapp|email|scheme|storeUrl|siteUrl|company\.\w+)$/;

// Domains under `.example` are reserved and belong to nobody, ¤ is the sign of no currency, +000 the code of no country, and none has phone numbers of 6 to 15 digits.
const isSampleText = (text: string): boolean => /\(sample\)|example\.|\.example(?![\w-])|¤|\+000|\{6,15\}/.test(text);

const isOfSample = (sample: Brand, path: string, text: string): boolean => {
  const from = path.startsWith('disclosures.') ? 'servicePhone' : OWN_FIELDS.exec(path)?.[0];
  return textsIn(sample, '').some(([at, value]) => at === from && value === text);
};

const COUNTRY_OF_SIGN: { readonly [sign: string]: string } = { '₱': 'in the Philippines', '₹': 'in India' };

// The sample brands have no disclosures: a lender who replaced everything else would publish pages without what the law requires.
const unstated = ({ disclosures, currencySign }: Brand): BrandProblem[] => {
  const country = COUNTRY_OF_SIGN[currencySign.trim()];
  return country && !disclosures
    ? [{ path: 'disclosures', reason: `is missing, with what a lender ${country} has to state` }]
    : [];
};

// The sample figures may happen to be the lender's own, so only the removal of `isSample` shows that somebody has checked them.
const unseenTerms = ({ terms }: Brand): BrandProblem[] => {
  const reason = 'says that the terms are still a sample: state the figures of your contract, then take it out';
  return terms.isSample ? [{ path: 'terms.isSample', reason }] : [];
};

/** What a brand still has in common with the samples, or lacks by law, and must not be shown to borrowers. */
export const sampleValuesOf = (brand: Brand, samples: readonly Brand[]): BrandProblem[] => [
  ...textsIn(brand, '')
    .filter(([path, text]) => isSampleText(text) || samples.some((sample) => isOfSample(sample, path, text)))
    .map(([path, text]) => ({ path, reason: `is still a sample: ${JSON.stringify(text)}` })),
  ...unseenTerms(brand),
  ...unstated(brand),
];
