import type { Brand, Disclosures } from '../../shared/brand/brand.ts';
import { brand as sample } from '../../shared/brand/brands/default/brand.ts';
import { brand as philippineSample } from '../../shared/brand/brands/ph/brand.ts';
import { samplesIn } from '../build/brandSamples.ts';

const phoneIn = (currency: string): string => samplesIn(currency).servicePhone;

const philippine = (domain: string): Disclosures | undefined => {
  const { disclosures } = philippineSample;
  if (disclosures?.country !== 'PH') return undefined;
  return {
    ...disclosures,
    complaints: { email: `complaints@${domain}`, phone: phoneIn('PHP') },
    privacy: { officer: 'Maria Sample (sample)', email: `privacy@${domain}` },
    officialChannels: [`https://www.${domain}`],
  };
};

const indian = (domain: string): Disclosures => ({
  country: 'IN',
  lender: { name: 'Sample Finance Ltd. (sample)', registration: 'RBI registration no. N-00.00000 (sample)' },
  keyFactsUrl: `https://www.${domain}/key-facts.pdf`,
  grievanceOfficer: { name: 'A. Sample (sample)', phone: phoneIn('INR'), email: `grievance@${domain}` },
});

/** What a lender in the country of a currency has to state, with samples in it; nothing where no law of it is known here. */
export const statedIn = (currency: string, id: string): Pick<Brand, 'loanExample' | 'disclosures'> => {
  const domain = `${id}.example`;
  if (currency === 'INR') return { disclosures: indian(domain) };
  const disclosures = currency === 'PHP' ? philippine(domain) : undefined;
  return disclosures && sample.loanExample ? { loanExample: sample.loanExample, disclosures } : {};
};
