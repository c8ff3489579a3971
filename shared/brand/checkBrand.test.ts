import { describe, expect, it } from 'vitest';
import type { Brand } from './brand.ts';
import { brand as standard } from './brands/default/brand.ts';
import { brand as ph } from './brands/ph/brand.ts';
import { sampleValuesOf } from './checkBrand.ts';

describe('What a brand has of the samples', () => {
  const own: Brand = {
    ...standard,
    id: 'acme',
    name: 'Acme',
    logo: 'M4 4h16',
    servicePhone: '+91 22 5550 0123',
    whatsapp: '+91 98 5550 0123',
    email: 'help@acme.in',
    company: { legalName: 'Acme Finance', registration: 'N-1', address: 'Pune', grievanceOfficer: 'A. Rao' },
    scheme: 'acmeloan',
    storeUrl: 'https://play.google.com/store/apps/details?id=in.acme',
    siteUrl: 'https://www.acme.in',
    currencySign: '₹',
    disclosures: {
      country: 'IN',
      lender: { name: 'Acme Finance', registration: 'N-1' },
      keyFactsUrl: 'https://www.acme.in/key-facts.pdf',
      grievanceOfficer: { name: 'A. Rao', phone: '+91 22 5550 0123', email: 'rao@acme.in' },
    },
  };

  it.each([
    ['company', { ...own.company, grievanceOfficer: 'Juan Sample (sample)' }, 'company.grievanceOfficer'],
    ['servicePhone', standard.servicePhone, 'servicePhone'],
    ['name', ph.name, 'name'],
    ['siteUrl', 'https://www.acme.example', 'siteUrl'],
    ['storeUrl', 'https://play.google.com/store/apps/details?id=example.acme', 'storeUrl'],
  ])('is named, with its value, and nothing that it states itself: %s', (field, value, path) => {
    const [problem, ...others] = sampleValuesOf({ ...own, [field]: value } as Brand, [standard, ph]);
    expect([problem?.path, others]).toEqual([path, []]);
    expect(sampleValuesOf(own, [standard, ph])).toEqual([]);
    expect(problem?.reason).toMatch(/^is still a sample: "/);
  });

  it.each([
    ['₱', /in the Philippines/],
    ['₹', /in India/],
  ])('is what the law asks for, where the money is %s and nothing is stated', (currencySign, reason) => {
    const { disclosures: _, ...unstated } = own;
    expect(sampleValuesOf({ ...unstated, currencySign }, [])).toEqual([
      { path: 'disclosures', reason: expect.stringMatching(reason) },
    ]);
    expect(sampleValuesOf({ ...unstated, currencySign: 'Rp' }, [])).toEqual([]);
  });

  it('is what the terms are marked as, whatever their figures', () => {
    const terms = { ...own.terms, decisionDays: 2, isSample: true as const };
    expect(sampleValuesOf({ ...own, terms }, []).map(({ path }) => path)).toEqual(['terms.isSample']);
  });

  it('is named within what a lender has to state', () => {
    const paths = sampleValuesOf({ ...own, disclosures: ph.disclosures } as Brand, []).map(({ path }) => path);
    expect(paths).toContain('disclosures.secRegistration');
    expect(paths).toContain('disclosures.privacy.officer');
    expect(paths).toContain('disclosures.officialChannels');
  });
});
