import type { Brand } from 'borrower-web/shared/brand/brand.ts';

/** Every field is explained in the type. "npm run brand -- check" lists what is still a sample. */
export const brand: Brand = {
  id: 'acme',
  name: 'acme (sample)',
  // One SVG path of strokes, on a grid of 24.
  logo: 'M8 21V4h5a4.5 4.5 0 0 1 0 9H8M5 7h14M5 10h14',
  // Text needs a contrast of 4.5 with its background; the build checks it.
  colors: {
    light: { brand: '#0b5cad', onBrand: '#ffffff', accent: '#0b5cad' },
    dark: { brand: '#7db8f5', onBrand: '#06223f', accent: '#8fc3f7' },
  },
  servicePhone: '+000 5550 0100',
  whatsapp: '+000 5550 0101',
  email: 'service@acme.example',
  company: {
    legalName: 'Sample Lending Company (sample)',
    registration: 'Registration no. 0000000 (sample)',
    address: '1 Sample Street (sample)',
    grievanceOfficer: 'A. Sample (sample)',
  },
  scheme: 'acme',
  storeUrl: 'https://play.google.com/store/apps/details?id=example.acme',
  siteUrl: 'https://www.acme.example',
  // Your currency, with a blank beside the sign if you write one. In `money` also: isLakh (1,23,456), isSignLast, hidesZeroCents.
  currencySign: '¤',
  money: { decimal: '.', group: ',' },
  rangeSeparator: ',',
  // Samples: replace them by the figures of your loan contract, then remove isSample. In days, cents and percent. A late band lasts until the next;
  // prepayment 0: any day.
  terms: {
    termDays: { least: 91, most: 365 },
    decisionDays: 1,
    fundingDays: { least: 1, most: 3 },
    prepayment: { afterTermPercent: 50, leastDays: 7 },
    latePenaltyCents: { new: 100_000, repeat: 80_000 },
    lateBands: [
      { fromDay: 1, percentPerDay: 5 },
      { fromDay: 31, percentPerDay: 4 },
      { fromDay: 91, percentPerDay: 2 },
    ],
    changeNoticeDays: 3,
    assignmentNoticeBusinessDays: 7,
    judgmentDefaultDays: 10,
    applicantOverYears: 18,
    isSample: true,
  },
  // The phone numbers that may register. Also: countryCode, the prefix from abroad, and trunkPrefix, within the country.
  phone: { maxDigits: 15, pattern: '^\\d{6,15}$', example: '912345678' },
  defaultLanguage: 'en',
  languages: ['en'],
  // Hosts to which links and pictures in responses may lead; an empty list allows all.
  hosts: [],
  // Replaces {svc} in the paths of the calls; `paths` replaces the path of a single call.
  service: 'loan',
  paths: {},
  // Your service's refusal codes, by what they mean: signedOut, noSuchOrder, nothingToRepay, …
  refusals: {},
  // Turn it on if your service can recognise a repeated request by its key.
  sendsIdempotencyKey: false,
  sendsChosenStars: false,
  takesCards: false,
  showsLoanCost: false,
  // Also: `disclosures`, what your law makes you state (brands/ph/brand.ts has an example), with `loanExample`, by which the check calculates it;
  // `timeZone`, for the reminders of payments.
};
