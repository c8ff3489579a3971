import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../scripts/build/findPages.ts';
import { aboutPage } from '../../scripts/build/searchable.ts';
import { brand } from '../../shared/brand/brands/default/brand.ts';

const page = (folder: string, isPublic: boolean): Page => ({
  folder,
  path: '',
  entry: 'main.ts',
  isStatic: true,
  facts: { isPublic },
});

const site = { brand: { ...brand, siteUrl: 'https://lender.example' }, basePath: '' };
const described = { title: 'Loans "now"', description: 'Small & quick' };

describe('A page that ads lead to', () => {
  it('describes itself in the brand’s language, and names no address that stands for it', () => {
    const { facts, ...rest } = page('promotion', false);
    const landing = { ...rest, facts: { ...facts, advertised: { en: 'Register', fil: 'Magrehistro' } } };
    expect(aboutPage({ ...site, brand: { ...site.brand, defaultLanguage: 'fil' } }, landing, described)).toEqual({
      meta: '<meta name="description" content="Magrehistro">',
      structured: '',
    });
  });
});

describe('A public page', () => {
  const { meta, structured } = aboutPage(site, page('Loan', true), described);

  it('describes itself for search engines and for links elsewhere', () => {
    expect(meta).toContain('<meta name="description" content="Small &amp; quick">');
    expect(meta).toContain('<link rel="canonical" href="https://lender.example/Loan">');
    expect(meta).toContain('<link rel="alternate" hreflang="fil" href="https://lender.example/Loan?lang=fil">');
    expect(meta).toContain('<link rel="alternate" hreflang="en" href="https://lender.example/Loan">');
    expect(meta).toContain('<link rel="alternate" hreflang="x-default" href="https://lender.example/Loan">');
    expect(meta).toContain('<meta property="og:title" content="Loans &quot;now&quot;">');
    expect(meta).toContain('<meta property="og:url" content="https://lender.example/Loan">');
    expect(meta).not.toContain('noindex');
  });

  it('shows a picture where it is shared, which is there and has the size that such places ask for', () => {
    const [, address = ''] = /<meta property="og:image" content="([^"]*)">/.exec(meta) ?? [];
    const path = address.replace('https://lender.example/', '');
    expect(path).not.toBe(address);
    const picture = readFileSync(new URL(`../../public/${path}`, import.meta.url));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(60_000);
  });

  it('names the company behind it as data', () => {
    expect(JSON.parse(structured)).toMatchObject({
      '@type': 'WebPage',
      url: 'https://lender.example/Loan',
      provider: { '@type': 'FinancialService', name: brand.name, telephone: brand.servicePhone },
    });
    expect(JSON.parse(aboutPage(site, page('home', true), described).structured)['@type']).toBe('FinancialService');
  });
});
