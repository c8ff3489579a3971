import type { Brand } from '../../brand.ts';
import { brand as base } from '../default/brand.ts';

/** A brand for the Philippine market: what a lender there changes, and nothing else. All names are samples. */
export const brand: Brand = {
  ...base,
  id: 'ph',
  name: 'Sample Peso',
  colors: {
    light: { brand: '#0a6b4f', onBrand: '#ffffff', accent: '#0a6b4f' },
    dark: { brand: '#6fd3ae', onBrand: '#04291d', accent: '#7fdcb9' },
  },
  scheme: 'samplepeso',
  email: 'service@sample-peso.example',
  storeUrl: 'https://play.google.com/store/apps/details?id=example.samplepeso',
  siteUrl: 'https://www.sample-peso.example',
  disclosures: {
    country: 'PH',
    secRegistration: 'CS0000000 (sample)',
    certificateOfAuthority: '0000 (sample)',
    maximumAprPercent: 78.87,
    example: {
      amountCents: 1_000_000,
      days: 91,
      feeCents: 30_000,
      receivedCents: 970_000,
      interestCents: 121_333,
      repaidCents: 1_121_333,
      aprPercent: 78.87,
    },
    complaints: { email: 'complaints@sample-peso.example', phone: '+63 2 8555 0101' },
    privacy: { officer: 'Maria Sample (sample)', email: 'privacy@sample-peso.example' },
    officialChannels: ['https://www.sample-peso.example', 'https://social.example/peso'],
  },
  rangeSeparator: ',',
  phone: { maxDigits: 11, pattern: '^09\\d{9}$', example: '09171234567', countryCode: '63', trunkPrefix: '0' },
  languages: ['en', 'fil'],
  sendsIdempotencyKey: true,
  sendsChosenStars: true,
};
