import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBrand } from '../../scripts/brand/runBrand.ts';

/** A lender with a brand outside the project: what they tell `npm run brand -- new`, and what they change in what it makes. */
export interface OwnBrand {
  readonly id: string;
  readonly options: readonly string[];
  /** Keys that they add, as they stand in `brand.ts`. */
  readonly added: string;
  readonly changed?: readonly (readonly [from: RegExp, to: string])[];
  /** They take over the example: a page of their own, with its call, adapter and texts. */
  readonly hasOwnPage?: true;
}

/** India: rupees in lakh, Hindi first, switches, codes and terms that no sample brand has. */
export const acme: OwnBrand = {
  id: 'acme',
  options: ['--languages', 'hi,en'],
  added: `look: { radii: { s: '0.0625rem' }, fonts: ['Noto Sans', 'sans-serif'] },
    timeZone: 'Asia/Kolkata',
    disclosures: {
      country: 'IN',
      lender: { name: 'Sample Finance Ltd. (sample)', registration: 'RBI registration no. N-00.00000 (sample)' },
      keyFactsUrl: 'https://www.acme.example/key-facts.pdf',
      grievanceOfficer: { name: 'A. Sample (sample)', phone: '+91 22 5550 0100', email: 'grievance@lender.example' },
    },
    texts: { hi: { repay: { title: 'किस्त चुकाएँ' } }, en: { repay: { title: 'Pay the instalment' } } },
    loanExample: { leastCents: 1_000_000_000, mostCents: 5_000_000_000, interestPercent: 2, feePercent: 0 },`,
  changed: [
    [/'¤'/, "'₹'"],
    [/group: ','/, "group: ',', isLakh: true"],
    [
      / phone: .*/,
      " phone: { maxDigits: 10, pattern: '^[6-9]\\\\d{9}$', example: '9123456789', countryCode: '91', trunkPrefix: '0' },",
    ],
    [/decisionDays: 1/, 'decisionDays: 2'],
    [/lateBands: \[[^\]]*\]/, 'lateBands: [{ fromDay: 1, percentPerDay: 0.1 }, { fromDay: 31, percentPerDay: 0.25 }]'],
    [/prepayment: \{[^}]*\}/, 'prepayment: { afterTermPercent: 0, leastDays: 3 }'],
    [/sendsIdempotencyKey: false/, 'sendsIdempotencyKey: true'],
    [/sendsChosenStars: false/, 'sendsChosenStars: true'],
    [/service: 'loan'/, "service: 'cash'"],
    [/refusals: \{\}/, "refusals: { signedOut: ['E_SESSION'], nothingToRepay: ['E_PAID'] }"],
    [/'अभी कुल देना है'/, "'कुल ईएमआई'"],
  ],
};

/** Indonesia: rupiah without cents, one language; a page of their own, one that is left out, and one in whose place another stands. */
export const dana: OwnBrand = {
  id: 'dana',
  options: ['--languages', 'id'],
  added: `texts: { id: { repay: { title: 'Bayar cicilan & denda' } } },
    loanExample: { leastCents: 1_000_000_000, mostCents: 5_000_000_000, interestPercent: 2, feePercent: 0 },
    pages: { About: false, aboutUs: 'Contact' },
    disclosures: { country: 'other', lines: { id: ['Berizin dan diawasi OJK'] } },`,
  hasOwnPage: true,
  changed: [
    [/'¤'/, "'Rp\u00a0'"],
    [/money: .*\n.*/, "money: { decimal: ',', group: '.', hidesZeroCents: true },\n  rangeSeparator: '.',"],
    [/termDays: \{[^}]*\}/, "termDays: { least: 30, most: 90 }, leavesOut: ['judgment']"],
    [/latePenaltyCents: \{[^}]*\}/, 'latePenaltyCents: { new: 0, repeat: 0 }'],
    [/lateBands: \[[^\]]*\]/, 'lateBands: [{ fromDay: 1, percentPerDay: 0.3 }]'],
  ],
};

/** Makes the brand in `folder`, which is to be outside the project, with a picture of its own. @returns its folder. */
export const makeOwnBrand = async (
  { id, options, added, changed = [], hasOwnPage }: OwnBrand,
  folder: string,
): Promise<string> => {
  const brandFolder = join(folder, id);
  await runBrand(['new', id, brandFolder, ...options], {}, () => undefined);
  const file = join(brandFolder, 'brand.ts');
  const source = changed.reduce(
    (text, [from, to]) => text.replace(from, () => to),
    readFileSync(file, 'utf8').replace('  showsLoanCost:', `  ${added}\n  showsLoanCost:`),
  );
  writeFileSync(file, source);
  for (const folder of ['images', '.well-known']) mkdirSync(join(brandFolder, 'public', folder), { recursive: true });
  for (const name of ['.DS_Store', '.well-known/assetlinks.json'])
    writeFileSync(join(brandFolder, 'public', name), '[]');
  writeFileSync(join(brandFolder, 'public/images/share.png'), `the picture of ${id}`);
  if (hasOwnPage) cpSync(join(brandFolder, 'example'), brandFolder, { recursive: true });
  rmSync(join(brandFolder, 'example'), { recursive: true });
  return brandFolder;
};
