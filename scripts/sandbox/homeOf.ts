import type { Brand } from '../../shared/brand/brand.ts';

/** The parts of a brand that tell its country, and its lender's names and contacts. */
export type LenderBrand = Pick<Brand, 'name' | 'company' | 'currencySign' | 'servicePhone' | 'whatsapp' | 'email'>;

/** Names in the sandbox's texts and their replacements for another country. If one name starts with another, it comes first. */
type Names = readonly (readonly [own: string, there: string])[];

const namesFor = (currency: string, shop: string, wallet: string, region: string, cities: readonly string[]): Names => [
  ['Sample Peso Loan', `Sample ${currency} Loan`],
  ['Sample Sari-Sari Stock Loan', `Sample ${shop} Stock Loan`],
  ['Sample Pera', `Sample ${wallet}`],
  ['the Northern and Western Visayas, Iloilo', `${region}, ${cities[3]}`],
  ['the Visayas', region],
  ...['Baguio', 'Cebu City', 'Davao City', 'Iloilo City', 'Makati', 'Quezon City', 'Zamboanga City'].map(
    (own, at) => [own, cities[at] ?? own] as const,
  ),
];

const indian = ['Shimla', 'Chennai', 'Jaipur', 'Kochi', 'Mumbai', 'New Delhi', 'Kolkata'];
const indonesian = ['Bandung', 'Surabaya', 'Medan', 'Denpasar', 'Jakarta', 'Yogyakarta', 'Makassar'];
const anyones = ['Northtown', 'Southtown', 'Easttown', 'Westtown', 'Oldtown', 'Newtown', 'Midtown'];

const india = namesFor('Rupee', 'Kirana', 'Paisa', 'the Deccan', indian);
const indonesia = namesFor('Rupiah', 'Warung', 'Uang', 'Central Java', indonesian);
const elsewhere = namesFor('Cash', 'Corner Shop', 'Money', 'the Provinces', anyones);

const countryOf = (sign: string): Names => {
  if (sign.includes('₱')) return [];
  if (sign.includes('₹')) return india;
  return sign.startsWith('Rp') ? indonesia : elsewhere;
};

/** Escapes a text for a body of JSON or HTML. */
export type Escape = (text: string) => string;

/** Rewrites a response body for the brand's lender and country: names, phone numbers, email, products, cities and regions. */
export const atHomeOf = (brand: LenderBrand, body: string, write: Escape): string =>
  [
    // The contract's own text says in each language that it is a sample.
    ['Sample Lending Company, Inc.', brand.company.legalName.replace(/ \(sample\)$/, '')] as const,
    ['Sample Loan', brand.name] as const,
    ['+63 900 000 0001', brand.servicePhone] as const,
    ['+63 900 000 0000', brand.whatsapp] as const,
    ['help@sample-lending.example', brand.email] as const,
    ...countryOf(brand.currencySign),
  ].reduce((text, [own, there]) => text.replaceAll(own, () => write(there)), body);
