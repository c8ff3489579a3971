import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { filesIn } from '../../scripts/build/filesIn.ts';
import { escapeHtml } from '../../scripts/build/html.ts';
import { limitNote, measureSize } from '../../scripts/build/measureSize.ts';
import type { BuiltPage } from '../../scripts/build/pageDraft.ts';
import { allTexts } from '../../scripts/build/readMessages.ts';
import { type BuildSettings, readSettings } from '../../scripts/build/settings.ts';
import { readBuild } from '../../scripts/deploy/readBuild.ts';
import { folderForAllTests } from '../../scripts/testing/temporaryFolder.ts';
import { acme, dana, makeOwnBrand } from '../anyBrand/lenders.ts';
import { OF_REPORTS, wordsIn } from './builtFiles.ts';

const inFolder = folderForAllTests();

// All pages of the one brand are built below a path.
const BASE = '/loans/app';

/** Two lenders' brands, each in a folder outside the project, and what is to be seen of them. */
const lenders = [
  {
    own: acme,
    id: acme.id,
    basePath: BASE,
    title: 'किस्त चुकाएँ',
    otherTitle: 'Pay the instalment',
    built: '',
    reporting: undefined,
    terms: ['0.1%', '0.25%', '2 दिनों के भीतर', 'दिन 3 से'],
    styles: ['.0625rem', 'Noto Sans'],
  },
  {
    own: dana,
    id: dana.id,
    basePath: '',
    title: 'Bayar cicilan & denda',
    otherTitle: undefined,
    built:
      'home,notFound,loanDetail,loanAgreement,repay,repayDelay,promotion,paymentHistory,partialPayment,paymentInstructions',
    reporting: { endpoint: 'https://reports.example/pages', sampleRate: 0.25 },
    terms: ['0,3%', '30 sampai 90', 'Tidak ada denda keterlambatan'],
    styles: ['system-ui'],
  },
];

describe.each(lenders)(
  'The brand $id outside the project',
  ({ id, own, basePath, title, otherTitle, terms, styles, built, reporting }) => {
    let settings: BuildSettings;
    let pages: readonly BuiltPage[];
    const pageOf = (name: string): BuiltPage => {
      const found = pages.find(({ page }) => page.folder === name);
      if (!found) throw new Error(`There is no page ${name}.`);
      return found;
    };

    beforeAll(async () => {
      const brandFolder = await makeOwnBrand(own, inFolder());
      const read = await readSettings({
        ...{ BRAND_DIR: brandFolder, OUT_DIR: inFolder(`${id}-dist`) },
        ...{ BASE_PATH: basePath, PAGES: built },
      });
      settings = { ...read, brand: { ...read.brand, ...(reporting && { reporting }) } };
      pages = await buildSite(settings);
    }, 120_000);

    it('has every page within its limits', async () => {
      const sizes = await Promise.all(pages.map((page) => measureSize(page, settings)));
      expect(limitNote(sizes)).toBeUndefined();
    }, 60_000);

    it('says its own words, in each of its languages', () => {
      const { document, languageFiles } = pageOf('repay');
      const written = escapeHtml(title);
      // In the title and the first view, and in the script, which draws the page again.
      expect(document).toMatch(new RegExp(`<title>${written} ·.*>${written}<.*text:.${title}`, 's'));
      expect(languageFiles.map(({ content }) => content).join('')).toContain(otherTitle ?? '');
    });

    it('says its own terms, and none of the sample', () => {
      const { document } = pageOf('loanAgreement');
      expect(terms.filter((words) => !document.includes(words))).toEqual([]);
      for (const ofSample of ['5%', '4%', '2%', '₱']) expect(document).not.toContain(`>${ofSample}`);
    });

    it('wears its own look', () => {
      const { document } = pageOf('repay');
      expect(styles.filter((style) => !document.includes(style))).toEqual([]);
      const drawing = readFileSync(join(settings.outDir, basePath, 'images/site-fast.svg'), 'utf8');
      expect(drawing).toContain(settings.brand.colors.light.brand);
      expect(drawing).not.toMatch(/#3f7fc4|#dfe7f0/);
    });

    it("has its own pictures in place of the project's", () => {
      expect(readFileSync(join(settings.outDir, basePath, 'images/share.png'), 'utf8')).toBe(`the picture of ${id}`);
      expect(existsSync(join(settings.outDir, basePath, 'favicon.svg'))).toBe(true);
      const hidden = ['.DS_Store', '.well-known/assetlinks.json'];
      expect(hidden.map((file) => existsSync(join(settings.outDir, basePath, file)))).toEqual([false, true]);
      for (const file of ['_headers', '_nginx.conf'])
        expect(readFileSync(join(settings.outDir, file), 'utf8')).not.toMatch(/assetlinks|DS_Store/);
    });
  },
);

describe('A lender’s folder', () => {
  const read = (path: string): string => readFileSync(inFolder(`${dana.id}-dist`, path), 'utf8');

  it('has a page of its own at its address, with the adapter of its call, which no other page carries', () => {
    expect(read('paymentHistory/index.html')).toContain('paid_on');
    expect(read('paymentHistory/index.html')).toMatch(/\/orders\/[^/]*\/payments/);
    for (const page of ['repay', 'loanDetail', 'promotion'])
      expect(read(`${page}/index.html`)).not.toContain('paid_on');
  });

  it('reports to the address that it names, and to nobody else', () => {
    expect(wordsIn(inFolder(`${dana.id}-dist`), OF_REPORTS)).toEqual(OF_REPORTS);
    for (const page of ['repay', 'paymentInstructions']) {
      expect(read(`${page}/index.html`)).toContain("connect-src 'self' https://reports.example;");
      expect(read(`${page}/index.html`).match(/https:\/\/reports\.example[\w/]*/g)).toEqual(
        // In the policy, in the head for a script that does not start, and in the script.
        ['https://reports.example', 'https://reports.example/pages', 'https://reports.example/pages'],
      );
    }
  });

  it('has its own lines of a licence on public, landing and pay pages, its own sums in drawings, and no law of others', () => {
    expect(read('index.html')).toContain('<p lang="id">Berizin dan diawasi OJK');
    expect(read('promotion/index.html')).toContain('>Berizin dan diawasi OJK</footer>');
    expect(read('loanAgreement/index.html')).not.toContain('id="judgment"');
    expect(read('images/site-hero.svg')).toContain('>5.900.000<');
    expect(read('index.html')).not.toContain('kartu bank');
  });

  it('has links to a page that it leaves out hidden, or lead to another', () => {
    expect(read('index.html')).toMatch(/\[href=\\\/About\][^{}]*\{display:none!important\}/);
    expect(read('index.html')).not.toContain('href="/aboutUs"');
  });
});

describe('A build of all pages below a path', () => {
  const DIST = `${acme.id}-dist`;
  const siteUrl = 'https://www.acme.example';
  const files = (): string[] => filesIn(inFolder(DIST)).map((path) => `/${path}`);
  const read = (path: string): string => readFileSync(inFolder(DIST, path), 'utf8');

  it('has every file where its address says, and beside them only what the host reads', () => {
    const beside = files().filter((path) => !path.startsWith(`${BASE}/`));
    expect(beside.sort()).toEqual(['/_build.json', '/_headers', '/_nginx.conf']);
    expect(readBuild(inFolder(DIST)).pages.map(({ address }) => address)).toContain(`${BASE}/repay`);
  });

  it('names no address of the site that is not below the path', () => {
    const names = files().flatMap(
      (path) =>
        path
          .slice(BASE.length)
          .replace(/(\/index)?\.html$/, '')
          .split('/')[1] || [],
    );
    const own = [...new Set(names)].sort().join('|').replace(/\./g, '\\.');
    expect(own).toMatch(/late\|.*repay\|.*texts/);
    // At the beginning of a text, of an attribute or of a rule; what stands behind more is the path of a call.
    const leaving = new RegExp(`.{30}[\`"'=(\\s^]/(?:${own})(?![\\w-]).{20}`, 'g');
    const found = files()
      .filter((path) => /\.(html|js|json|xml|txt|conf)$|_headers$/.test(path) && !path.endsWith('licences.txt'))
      .flatMap((path) => (read(path).match(leaving) ?? []).map((text) => `${path}: ${text}`));
    expect(found).toEqual([]);
  });

  it('leads home below the path, from each of its pages and from search engines', () => {
    const pages = files().filter((path) => path.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(30);
    for (const path of pages) {
      expect(read(path).match(/(?:href|src)="\/(?!loans\/app\/)[^"]*"/g)).toBeNull();
      // The lender's own document stays where it is.
      const rests = read(path).split(`${siteUrl}/`).slice(1);
      expect([path, rests.filter((rest) => !/^(loans\/app|key-facts\.pdf)\b/.test(rest))]).toEqual([path, []]);
    }
    expect(read(`${BASE}/sitemap.xml`)).toContain(`<loc>${siteUrl}${BASE}/About</loc>`);
  });

  it('has no words of what a loan costs, which this brand does not show', async () => {
    const [words = ''] = (await allTexts('hi'))['loanCost.cost']?.split(/ *\{/) ?? [];
    expect(words).toMatch(/\S/);
    expect(wordsIn(inFolder(DIST), [words])).toEqual([]);
  });
});
