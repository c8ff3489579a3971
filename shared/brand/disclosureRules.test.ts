import { describe, expect, it } from 'vitest';
import type { Brand, PhilippineDisclosures } from './brand.ts';
import { brand as ph } from './brands/ph/brand.ts';
import { problemsOfBrand } from './checkBrand.ts';

/** Returns the brand for the Philippines with the disclosure at this path set to another value. */
const stating = (path: string, value: unknown): Brand => {
  const copy = structuredClone(ph) as unknown as { disclosures: { [key: string]: unknown } };
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce((at, name) => at[name] as { [key: string]: unknown }, copy.disclosures);
  holder[last] = value;
  return copy as unknown as Brand;
};

const problems = (brand: Brand): string[] => problemsOfBrand(brand, []).map(({ path, reason }) => `${path} ${reason}`);

describe('What a lender in the Philippines states', () => {
  it('is right in the sample', () => {
    expect(problems(ph)).toEqual([]);
  });

  it.each([
    ['country', 'FR', 'disclosures.country must be of PH, IN, other'],
    ['secRegistration', '', 'disclosures.secRegistration must not be empty'],
    ['certificateOfAuthority', undefined, 'disclosures.certificateOfAuthority must not be empty'],
    ['complaints.email', 'us', 'disclosures.complaints.email must be an e-mail address'],
    ['complaints.phone', 'us', 'disclosures.complaints.phone must hold a telephone number'],
    ['privacy', undefined, 'disclosures.privacy.officer must not be empty'],
    ['officialChannels', [], 'disclosures.officialChannels must be https addresses, one at least'],
    ['officialChannels', ['http://a.example'], 'disclosures.officialChannels must be https addresses, one at least'],
    ['certificate', '1', 'disclosures.certificate is no key of a brand'],
    ['maximumAprPercent', 78.871, 'disclosures.maximumAprPercent must be a percentage with at most two decimals'],
  ])('is refused where %s is %j', (path, value, problem) => {
    expect(problems(stating(path, value)).join()).toContain(problem);
  });

  it.each([
    ['example.feeCents', 30_001, 'disclosures.example.feeCents is 30001, and by loanExample it is 30000'],
    ['example.interestCents', 121_000, 'disclosures.example.interestCents is 121000, and by loanExample it is 121333'],
    ['example.repaidCents', 0, 'disclosures.example.repaidCents is 0, and by loanExample it is 1121333'],
    ['example.aprPercent', 62.58, 'disclosures.example.aprPercent is 62.58, and by loanExample it is 78.87'],
    ['maximumAprPercent', 48, 'disclosures.maximumAprPercent is 48, and by loanExample and terms.termDays it is 78.87'],
    ['example.days', 30, 'disclosures.example.days must be from 91 to 365, as terms.termDays are'],
    ['example.amountCents', 100, 'disclosures.example.amountCents is an amount that loanExample does not offer'],
  ])('is worked out anew, and refused where %s is %j', (path, value, problem) => {
    expect(problems(stating(path, value))).toContain(problem);
  });

  it('is worked out by the terms of the brand, and not by terms that are wrong themselves', () => {
    const within = (termDays: Brand['terms']['termDays']) => problems({ ...ph, terms: { ...ph.terms, termDays } });
    expect(within({ least: 61, most: 90 })).toEqual([
      'disclosures.example.days must be from 61 to 90, as terms.termDays are',
      'disclosures.maximumAprPercent is 78.87, and by loanExample and terms.termDays it is 91.58',
    ]);
    expect(within({ least: 0, most: 90 }).join()).not.toContain('disclosures');
  });

  it('needs a price to be worked out by', () => {
    const { loanExample: _, ...priceless } = ph;
    expect(problems(priceless)).toEqual([
      'loanExample is missing: the example and the rate of disclosures are worked out by it',
    ]);
  });
});

it('A misspelt key of what a lender states is told once, with what it was meant to be', () => {
  const { secRegistration, privacy, ...rest } = ph.disclosures as PhilippineDisclosures;
  const misspelt = { ...rest, secRegistraton: secRegistration, privcy: privacy, colour: 'red' };
  expect(problems({ ...ph, disclosures: misspelt } as unknown as Brand)).toEqual([
    'disclosures.secRegistraton is no key of a brand; did you mean disclosures.secRegistration?',
    'disclosures.privcy is no key of a brand; did you mean disclosures.privacy?',
    'disclosures.colour is no key of a brand',
  ]);
  const { email, ...contact } = rest.complaints;
  const within = { ...ph.disclosures, complaints: { ...contact, emial: email } };
  expect(problems({ ...ph, disclosures: within } as unknown as Brand)).toEqual([
    'disclosures.complaints.emial is no key of a brand; did you mean disclosures.complaints.email?',
  ]);
  expect(problems({ ...ph, disclosures: { contry: 'PH' } } as unknown as Brand)).toEqual([
    'disclosures.contry is no key of a brand; did you mean disclosures.country?',
  ]);
});

it('What a lender in India states is refused by key', () => {
  const disclosures = { country: 'IN', lender: { name: 'Acme' }, keyFactsUrl: 'kfs.pdf' };
  expect(problems({ ...ph, disclosures } as unknown as Brand)).toEqual([
    'disclosures.lender.registration must not be empty',
    'disclosures.keyFactsUrl must be an https address',
    'disclosures.grievanceOfficer.name must not be empty',
    'disclosures.grievanceOfficer.phone must hold a telephone number',
    'disclosures.grievanceOfficer.email must be an e-mail address',
  ]);
});
