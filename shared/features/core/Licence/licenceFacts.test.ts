import { expect, it } from 'vitest';
import { brand as standard } from '../../../brand/brands/default/brand.ts';
import { brand as ph } from '../../../brand/brands/ph/brand.ts';
import { licenceFacts } from './licenceFacts.ts';

it('A lender in the Philippines says who it is by the terms of its country, and one that states nothing has nothing', () => {
  expect(licenceFacts(standard)).toBeUndefined();
  expect(licenceFacts(ph)?.plain).toEqual([
    'Sample Lending Company, Inc. (sample)',
    'SEC Reg. No. CS0000000 (sample)',
    'C.A. No. 0000 (sample)',
  ]);
});

it('A lender elsewhere says its own lines, in each of its languages', () => {
  const lines = { en: ['Licensed by OJK'], id: ['Berizin OJK', 'KEP-12'] };
  const facts = licenceFacts({ ...ph, defaultLanguage: 'id', disclosures: { country: 'other', lines } });
  expect(facts).toMatchObject({ plain: ['Berizin OJK', 'KEP-12'], lines, first: [], rest: [] });
});

it('A lender in India names the regulated entity, the key facts and who hears a grievance', () => {
  const facts = licenceFacts({
    ...ph,
    disclosures: {
      country: 'IN',
      lender: { name: 'Acme Finance', registration: 'N-14.03268' },
      keyFactsUrl: 'https://www.acme.in/key-facts.pdf',
      grievanceOfficer: { name: 'A. Rao', phone: '+91 22 5550 0123', email: 'rao@acme.in' },
    },
  });
  expect(facts?.plain).toEqual(['Acme Finance', 'N-14.03268']);
  expect([...(facts?.first ?? []), ...(facts?.rest ?? [])].map(({ value, href }) => href ?? value)).toEqual([
    'N-14.03268',
    'https://www.acme.in/key-facts.pdf',
    'Acme Finance',
    'A. Rao',
    'tel:+912255500123',
    'mailto:rao@acme.in',
  ]);
});
