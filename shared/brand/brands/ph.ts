import type { Brand } from '../brand.ts';
import { brand as base } from './default.ts';

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
  rangeSeparator: ',',
  phone: { maxDigits: 11, pattern: '^09\\d{9}$', example: '09171234567' },
  languages: ['en', 'fil'],
  sendsIdempotencyKey: true,
  sendsChosenStars: true,
  holidays: ['2026-11-30', '2026-12-08', '2026-12-25', '2026-12-30', '2027-01-01'],
};
