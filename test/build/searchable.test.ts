import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Page } from '../../scripts/build/findPages.ts';
import { aboutPage } from '../../scripts/build/searchable.ts';
import { brand } from '../../shared/brand/brands/default/brand.ts';

const page = (folder: string, facts: Page['facts']): Page => ({
  ...{ folder, facts },
  ...{ path: '', entry: 'main.ts', isStatic: true },
});

const site = { brand: { ...brand, siteUrl: 'https://lender.example' }, basePath: '' };
const described = { title: 'Loans "now"', description: 'Small & quick' };

it('A page that ads lead to describes itself in the brand’s language, and names no address that stands for it', () => {
  const landing = page('promotion', { advertised: { en: 'Register', fil: 'Magrehistro' } });
  const filipino = { ...site, brand: { ...site.brand, defaultLanguage: 'fil' } };
  expect(aboutPage(filipino, landing, described)).toBe('<meta name="description" content="Magrehistro">');
});

it('A public page describes itself for search engines and for links elsewhere, where it shows a picture of the size that such places ask for', () => {
  const about = aboutPage(site, page('Loan', { isPublic: true }), described);
  for (const part of [
    '<meta name="description" content="Small &amp; quick">',
    '<link rel="canonical" href="https://lender.example/Loan">',
    '<link rel="alternate" hreflang="fil" href="https://lender.example/Loan?lang=fil">',
    '<link rel="alternate" hreflang="en" href="https://lender.example/Loan">',
    '<link rel="alternate" hreflang="x-default" href="https://lender.example/Loan">',
    '<meta property="og:title" content="Loans &quot;now&quot;">',
    '<meta property="og:url" content="https://lender.example/Loan">',
  ])
    expect(about).toContain(part);
  expect(about).not.toContain('noindex');
  const [, path = ''] = /<meta property="og:image" content="https:\/\/lender\.example\/([^"]*)">/.exec(about) ?? [];
  const picture = readFileSync(new URL(`../../public/${path}`, import.meta.url));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(60_000);
});
