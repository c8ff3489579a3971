import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { type MeasuredPage, measureSize } from '../../scripts/build/measureSize.ts';
import type { BuiltPage } from '../../scripts/build/pageDraft.ts';
import { type BuildSettings, readSettings } from '../../scripts/build/settings.ts';
import { folderForAllTests } from '../../scripts/testing/temporaryFolder.ts';
import { acme, dana, makeOwnBrand } from '../anyBrand/lenders.ts';

const inFolder = folderForAllTests();

/** Two lenders' brands, each in a folder outside the project, and what is to be seen of them. */
const lenders = [
  {
    own: acme,
    id: acme.id,
    title: 'किस्त चुकाएँ',
    otherTitle: 'Pay the instalment',
    amount: '₹1,00,00,000.00',
    built: '',
    terms: ['0.1%', '0.25%', '2 दिनों के भीतर', 'दिन 3 से'],
    styles: ['.0625rem', 'Noto Sans'],
  },
  {
    own: dana,
    id: dana.id,
    title: 'Bayar cicilan',
    otherTitle: undefined,
    amount: 'Rp\u00a010.000.000',
    built: 'home,notFound,loanDetail,loanAgreement,repay,repayDelay,promotion',
    terms: ['0,3%', '30 sampai 90', 'Tidak ada denda keterlambatan'],
    styles: ['system-ui'],
  },
];

describe.each(lenders)(
  'The brand $id outside the project',
  ({ id, own, title, otherTitle, amount, terms, styles, built }) => {
    let settings: BuildSettings;
    let pages: readonly BuiltPage[];
    let sizes: readonly MeasuredPage[];
    const pageOf = (name: string): BuiltPage => {
      const found = pages.find(({ page }) => page.folder === name);
      if (!found) throw new Error(`There is no page ${name}.`);
      return found;
    };

    beforeAll(async () => {
      const brandFolder = await makeOwnBrand(own, inFolder());
      settings = await readSettings({ BRAND_DIR: brandFolder, OUT_DIR: inFolder(`${id}-dist`), PAGES: built });
      pages = await buildSite(settings);
      sizes = await Promise.all(pages.map((page) => measureSize(page, settings)));
    }, 120_000);

    it('has every page within its limits', () => {
      const tooHeavy = sizes.filter(
        ({ bytes, limit, beforeScript, beforeScriptLimit }) => bytes > limit || beforeScript > beforeScriptLimit,
      );
      expect(tooHeavy).toEqual([]);
    });

    it('says its own words, in each of its languages', () => {
      const { document, languageFiles } = pageOf('repay');
      expect(document.includes(title)).toBe(true);
      expect(languageFiles.map(({ content }) => content).join('')).toContain(otherTitle ?? '');
    });

    it('writes money its own way', () => {
      expect(pageOf('loanAgreement').document.includes(amount)).toBe(true);
    });

    it('says its own terms, and none of the sample', () => {
      const { document } = pageOf('loanAgreement');
      expect(terms.filter((words) => !document.includes(words))).toEqual([]);
      for (const ofSample of ['5%', '4%', '2%', '₱']) expect(document).not.toContain(`>${ofSample}`);
    });

    it('says how to pay at its own channels in each of its languages, where it has some', () => {
      const ways = Object.values(settings.brand.instructions ?? {}).flat();
      for (const folder of ['paymentInstructions', 'carpmm'])
        for (const { title, steps } of ways)
          for (const words of [title, ...steps.map((step) => step.title)])
            expect(pageOf(folder).document).toContain(words);
      for (const folder of ways.length ? ['paymentInstructions', 'carpmm'] : [])
        expect(pageOf(folder).document).not.toMatch(/wallet-number|store-counter|ई-वॉलेट से भुगतान/);
      expect(existsSync(join(settings.outDir, 'images/upi-scan.svg'))).toBe(true);
    });

    it('wears its own look', () => {
      const { document } = pageOf('repay');
      expect(styles.filter((style) => !document.includes(style))).toEqual([]);
      const drawing = readFileSync(join(settings.outDir, 'images/site-fast.svg'), 'utf8');
      expect(drawing).toContain(settings.brand.colors.light.brand);
      expect(drawing).not.toMatch(/#3f7fc4|#dfe7f0/);
    });

    it("has its own pictures in place of the project's", () => {
      expect(readFileSync(join(settings.outDir, 'images/share.png'), 'utf8')).toBe(`the picture of ${id}`);
      expect(existsSync(join(settings.outDir, 'favicon.svg'))).toBe(true);
      const hidden = ['.DS_Store', '.well-known/assetlinks.json'];
      expect(hidden.map((file) => existsSync(join(settings.outDir, file)))).toEqual([false, true]);
      for (const file of ['_headers', '_nginx.conf'])
        expect(readFileSync(join(settings.outDir, file), 'utf8')).not.toMatch(/assetlinks|DS_Store/);
    });
  },
);
