import type { Brand } from '../../shared/brand/brand.ts';
import { brand as sample } from '../../shared/brand/brands/default/brand.ts';
import { brand as philippineSample } from '../../shared/brand/brands/ph/brand.ts';

type Samples = Pick<
  Brand,
  'servicePhone' | 'whatsapp' | 'company' | 'phone' | 'timeZone' | 'loanExample' | 'disclosures'
>;

const { disclosures: stated } = philippineSample;

const philippine: Samples = {
  servicePhone: sample.servicePhone,
  whatsapp: sample.whatsapp,
  company: sample.company,
  phone: philippineSample.phone,
  timeZone: 'Asia/Manila',
  ...(sample.loanExample && { loanExample: sample.loanExample }),
  // With a phone that the check knows for a sample's.
  ...(stated?.country === 'PH' && {
    disclosures: { ...stated, complaints: { ...stated.complaints, phone: sample.servicePhone } },
  }),
};

const indian: Samples = {
  servicePhone: '+91 22 5550 0100',
  whatsapp: '+91 98 5550 0100',
  company: {
    legalName: 'Sample Finance Ltd. (sample)',
    registration: 'RBI registration no. N-00.00000 (sample)',
    address: '1 Sample Road, Mumbai 400001, India (sample)',
    grievanceOfficer: 'A. Sample (sample)',
  },
  // A mobile number of India, without the country code.
  phone: { maxDigits: 10, pattern: '^[6-9]\\d{9}$', example: '9123456789', countryCode: '91', trunkPrefix: '0' },
  timeZone: 'Asia/Kolkata',
  disclosures: {
    country: 'IN',
    lender: { name: 'Sample Finance Ltd. (sample)', registration: 'RBI registration no. N-00.00000 (sample)' },
    keyFactsUrl: 'https://www.lender.example/key-facts.pdf',
    grievanceOfficer: { name: 'A. Sample (sample)', phone: '+91 22 5550 0100', email: 'grievance@lender.example' },
  },
};

/** The phone pattern for a country without known rules: any number. */
export const ANY_NUMBER = '^\\d{6,15}$';

const anywhere: Samples = {
  servicePhone: '+000 5550 0100',
  whatsapp: '+000 5550 0101',
  company: {
    legalName: 'Sample Lending Company (sample)',
    registration: 'Registration no. 0000000 (sample)',
    address: '1 Sample Street (sample)',
    grievanceOfficer: 'A. Sample (sample)',
  },
  phone: { maxDigits: 15, pattern: ANY_NUMBER, example: '912345678' },
};

/** Sample values for what only the lender knows, and for what the law of a currency's country makes them state, if we know it. */
export const samplesIn = (currency: string): Samples =>
  currency === 'PHP' ? philippine : currency === 'INR' ? indian : anywhere;

/** The brands of the templates, for finding what a lender has not replaced. */
export const templates: readonly Brand[] = [indian, anywhere].map((values) => ({ ...sample, ...values }));
