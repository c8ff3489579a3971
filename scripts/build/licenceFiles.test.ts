import { expect, it } from 'vitest';
import type { Disclosures } from '../../shared/brand/brand.ts';
import { brand as ph } from '../../shared/brand/brands/ph/brand.ts';
import { licenceFileIn, licenceParts } from './licenceFiles.ts';

const disclosures: Disclosures = {
  country: 'IN',
  lender: { name: 'Rao & Sons', registration: 'N-14.03268' },
  keyFactsUrl: 'https://www.acme.in/key-facts.pdf',
  grievanceOfficer: { name: 'A. Rao', phone: '+91 22 5550 0123', email: 'rao@acme.in' },
};

// The test bundles all texts, which takes long on a busy machine.
const READING_MS = 30_000;

it('No short word of what a page fetches of a licence can fall apart, and a long one may', {
  timeout: READING_MS,
}, async () => {
  const english = await licenceFileIn('en', { ...ph, disclosures });
  expect(english).toContain('<nobr>Key</nobr> <nobr>facts</nobr> <nobr>statement</nobr>');
  expect(english).toContain('>Registration<');
  expect(english).toContain('Rao &amp; Sons');
  expect(await licenceFileIn('hi', { ...ph, disclosures })).toMatch(/<nobr>[^\s<]*[\u0900-\u097f][^\s<]*<\/nobr>/);
});

it('The name of a lender is a text in the document too, and no markup', { timeout: READING_MS }, async () => {
  const { html } = await licenceParts({ ...ph, disclosures });
  expect(html).toContain('Rao &amp; Sons');
});
