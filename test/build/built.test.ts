import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { HtmlValidate } from 'html-validate/node';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../scripts/build/filesIn.ts';
import { findPages, isNotFound, type Page, pathsOf } from '../../scripts/build/findPages.ts';
import { limitNote, type MeasuredPage } from '../../scripts/build/measureSize.ts';
import { NOTICES } from '../../scripts/build/notices.ts';
import { lenderFolder } from '../../scripts/build/ownFiles.ts';
import { root } from '../../scripts/build/root.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { dist, OF_REPORTS, readBuilt as read, wordsIn } from './builtFiles.ts';

const pathOf = (page: Page): string => (isNotFound(page) ? '404.html' : `.${pathsOf(page)[0]}/index.html`);

const settings = await readSettings();
const pages = await findPages(settings);
const contentsOf = (document: string, element: string): string[] =>
  [...document.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, content]) => content ?? '');

const textFiles = (): string[] =>
  filesIn(dist).filter((file) => /\.(html|js|json|svg|conf|xml|txt)$/.test(file) || file === '_headers');

const beginningOfTexts = (document: string): string =>
  /\/texts\/\w+\.\w+\./.exec(document)?.[0] ?? 'no file of texts: ';

/** The files of a page in each language of the brand but its own: its head names how their addresses begin. */
const languageContents = (document: string): string[] =>
  settings.brand.languages
    .filter((language) => language !== settings.brand.defaultLanguage)
    .map((language) => read(`${beginningOfTexts(document)}${language}.json`));

const languageFiles = (document: string) =>
  languageContents(document).map((content) => JSON.parse(content) as Record<string, string>);

const previews = (await findPages({ only: [], hasPreview: true }))
  .filter(({ facts }) => facts.isPreview)
  .map(({ folder }) => folder);

describe('The build', () => {
  const weights = JSON.parse(read('_sizes.json')) as MeasuredPage[];

  it('has one file for what the rest of the pages of an order has in common', () => {
    const filesOf = (page: Page): string[] => read(pathOf(page)).match(/\/late\/common\.[0-9a-f]{8}\.js/g) ?? [];
    const having = pages.filter((page) => filesOf(page).length);
    expect(new Set(having.flatMap(filesOf)).size).toBe(1);
    expect(having.map(({ folder }) => folder)).toEqual(
      expect.arrayContaining(['loanDetail', 'repay', 'repayDelay', 'repaymentMethod', 'repaymentOfCode2']),
    );
  });

  it('tells search engines of the public pages alone', () => {
    const map = read('sitemap.xml');
    const isNamed = (page: Page) => map.includes(`${pathsOf(page)[0]}</loc>`);
    expect(pages.filter(isNamed)).toEqual(pages.filter(({ facts }) => facts.isPublic));
    expect(read('robots.txt')).toContain('sitemap.xml');
  });

  it('weighs every page, and each stays within its limits', () => {
    expect(weights.map(({ page }) => page)).toEqual(pages.map(({ folder }) => folder));
    expect(limitNote(weights)).toBeUndefined();
  });

  it('has what paints before the script whole in as many bytes of the compressed copy as that weighs', () => {
    // The bytes that end the two differ.
    const arrived = ({ page, beforeScript }: MeasuredPage): string => {
      const packed = readFileSync(join(dist, `${pathOf(pages.find(({ folder }) => folder === page) as Page)}.br`));
      const start = packed.subarray(0, beforeScript + 4);
      return brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
    };
    expect(weights.filter((weight) => !/<h1.*<\/h1>/s.test(arrived(weight)))).toEqual([]);
  });

  it('has a compressed copy of every drawing', () => {
    const drawings = filesIn(dist).filter((file) => file.endsWith('.svg'));
    expect(drawings).toContain('images/how-to-repay.svg');
    for (const file of drawings)
      expect(brotliDecompressSync(readFileSync(join(dist, `${file}.br`))).toString()).toBe(read(file));
  });

  it('paints every first view on the page’s ground, in its font, and dark where the phone is', () => {
    const isUnpainted = (page: Page): boolean => {
      const [first = ''] = contentsOf(read(pathOf(page)), 'style');
      return !/body{background:var\(--page\);font:1em\/1\.4 /.test(first) || !first.includes('color-scheme:light dark');
    };
    expect(pages.filter(isUnpainted).map(({ folder }) => folder)).toEqual([]);
  });

  it('names the packages whose code its pages carry, each with the whole of its licence', () => {
    const notices = read(NOTICES)
      .split(/^-{72}$/m)
      .slice(1);
    const named = notices.map((notice) => /^\n*(\S+) \d+\.\d+\.\d+ \(MIT\)\n/.exec(notice)?.[1]);
    const others = settings.engine === 'preact' ? ['react', 'react-dom'] : ['preact', 'scheduler'];
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object };
    // A page of a lender's may be on React itself, with packages of theirs.
    const isTheirs = (name = '') => !!lenderFolder && (others.includes(name) || !(name in dependencies));
    // Every bundled package must be a dependency, and every dependency must be bundled.
    expect(named.filter((name) => name !== 'scheduler' && !isTheirs(name))).toEqual(
      Object.keys(dependencies).filter((name) => !others.includes(name)),
    );
    for (const notice of notices) expect(notice).toMatch(/Copyright.*Permission is hereby granted.*WARRANTY/s);
  });

  it('holds no path of the machine that made it', () => {
    expect(textFiles().filter((file) => read(file).includes(root))).toEqual([]);
  });

  // Where the build was asked for the preview, the pages are all there is to say of it; see above.
  it.runIf(!settings.hasPreview)('holds no trace of the developers’ pages', () => {
    expect(previews).toEqual(['qrPreview', 'reactPreview', 'testPreview']);
    const hasTrace = (file: string): boolean =>
      previews.some((name) => file.includes(name) || read(file).includes(name));
    expect(textFiles().filter(hasTrace)).toEqual([]);
  });

  it.runIf(!settings.brand.reporting)('holds nothing of what reports where the brand names nobody to report to', () => {
    expect(wordsIn(dist, OF_REPORTS)).toEqual([]);
  });
});

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // The document is minified.
    'doctype-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
    // Toasts and loading words are empty until there is something to say.
    'empty-heading': 'error',
    'long-title': 'off',
    'require-sri': 'off',
    'prefer-native-element': 'off',
    // CSS keeps phone numbers on one line, so that a copied number has no special characters.
    'tel-non-breaking': 'off',
  },
});

describe.each(pages.map((page) => [page.folder, page] as const))('The document of %s', (_, page) => {
  const document = read(pathOf(page));
  it('has the next page prerendered where it says so, and the brand does not mind', () => {
    const rules = document.match(/<script type="speculationrules">/g) ?? [];
    expect(rules).toHaveLength(page.facts.prerendersNext && settings.brand.prerenders !== false ? 1 : 0);
  });

  // Chromium reads such a hint at the very beginning of a script alone.
  it('asks for its script to be compiled while its answer is on the way, where it waits for one', () => {
    const isHinted = (script: string): boolean => script.startsWith('//# allFunctionsCalledOnLoad\n');
    expect(contentsOf(document, 'script').filter(isHinted)).toHaveLength(page.facts.early ? 1 : 0);
  });

  it('states its policy before what that judges, and runs its script behind the first view and all styles', () => {
    const first = ['http-equiv="Content-Security-Policy"', '<script>', '<style>', '<div id="root">'];
    const places = first.map((part) => document.indexOf(part));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(document.lastIndexOf('<script>')).toBeGreaterThan(document.lastIndexOf('</style>'));
  });

  it('needs no other file to run', () => {
    expect(document).not.toMatch(/<script[^>]+src=|<link[^>]+rel="?stylesheet|@import|<script[^>]+type="?module/);
  });

  it('has no style and no handler in an attribute, which its policy would block', () => {
    const firstView = document.slice(document.indexOf('<div id="root">'), document.indexOf('<noscript>'));
    expect(firstView).not.toMatch(/ style=| on\w+=/);
  });

  it('is the same at each of its addresses', () => {
    const others = isNotFound(page) ? [] : pathsOf(page).slice(1);
    expect(others.filter((path) => read(`.${path}/index.html`) !== document)).toEqual([]);
  });

  it('never blocks zoom, tells nobody where the borrower came from, and names itself', () => {
    expect(document).not.toMatch(/user-scalable|maximum-scale/);
    expect(document).toContain('<meta name="referrer" content="no-referrer">');
    // Safari makes no links of dates, amounts and codes.
    expect(document).toContain('<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">');
    expect(document).toMatch(/<title>[^<]+<\/title>/);
    const mayBeFound = !!(page.facts.isPublic || page.facts.advertised);
    expect(document.includes('noindex')).toBe(!mayBeFound);
    // Without the marks by which the build knows its texts.
    expect(/<meta name="description" content="[^"\ue000-\ue002]{20,200}">/.test(document)).toBe(mayBeFound);
  });

  it('is valid HTML', async () => {
    const report = await validator.validateString(document);
    const found = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    );
    // The styles that the first view does without stand at the end, where every engine applies them too: in the head
    // they would keep the first paint waiting.
    const atTheEnd = 'element-permitted-content: <style> element is not permitted as content under <body>';
    expect(found.filter((problem) => problem !== atTheEnd)).toEqual([]);
  });

  it('names the files of its languages by the hash of all of them, because hosts keep them forever', () => {
    const hash = createHash('sha256').update(languageContents(document).join('\n')).digest('hex');
    expect(beginningOfTexts(document)).toContain(`.${hash.slice(0, 8)}.`);
  });

  it('has each of its texts once, of those that it shares with other pages too, and the same, none of them empty, in each language', () => {
    const files = [...new Set(document.match(/\/late\/[\w.-]+\.js/g))];
    const idsIn = (scripts: readonly string[]): string[] =>
      scripts
        .flatMap((code) => [...code.matchAll(/\{id:(-?[\de]+),text:/g)])
        // A minifier writes 1000 as 1e3.
        .map(([, id]) => String(Number(id)));
    const isShared = (file: string): boolean => file.startsWith('/late/common.');
    const own = idsIn([document, ...files.filter((file) => !isShared(file)).map(read)]);
    const shared = idsIn(files.filter(isShared).map(read));
    for (const each of [own, shared]) expect(new Set(each).size).toBe(each.length);
    const ids = [...new Set([...own, ...shared])];
    const inView = [...document.matchAll(/ data-(?:text|alt|title)="(\d+)"/g)].map(([, id]) => id);
    const wanted = page.isStatic ? [...new Set(inView)] : ids;
    expect(wanted.length).toBeGreaterThan(0);
    expect(
      languageFiles(document)
        .flatMap(Object.values)
        .filter((text) => !text.trim()),
    ).toEqual([]);
    // Texts that a brand's switch removes from the script stay in the language files.
    for (const texts of languageFiles(document))
      if (settings.brand.showsLoanCost) expect(Object.keys(texts).sort()).toEqual([...wanted].sort());
      else expect(Object.keys(texts)).toEqual(expect.arrayContaining(wanted));
  });
});
