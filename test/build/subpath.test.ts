import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { readBuild } from '../../scripts/deploy/readBuild.ts';
import { folderForAllTests } from '../../scripts/testing/temporaryFolder.ts';

describe('The path below which the pages stand', () => {
  it('begins with a slash and ends with none, however it is written', async () => {
    for (const BASE_PATH of ['/app', 'app', '/app/', 'app/'])
      expect((await readSettings({ BASE_PATH })).basePath).toBe('/app');
    expect((await readSettings({ BASE_PATH: '/loans/my-app_2' })).basePath).toBe('/loans/my-app_2');
    for (const BASE_PATH of ['', '/']) expect((await readSettings({ BASE_PATH })).basePath).toBe('');
  });

  it.each([
    'https://lender.example/app',
    '//app',
    '/a//b',
    '/a b',
    '/ä',
    '/app?x',
    '/../app',
    '/.app',
    '/_app',
    '/app.d',
  ])('is refused in one line where it is none: %s', async (path) => {
    const why = `BASE_PATH is "${path}"; it has to be a path of letters, digits, - and _, such as /app or /loans/app.`;
    await expect(readSettings({ BASE_PATH: path })).rejects.toThrow(new RegExp(`^${why.replace(/[.?*+/]/g, '\\$&')}$`));
  });
});

describe('A build of all pages below a path', () => {
  const BASE = '/loans/app';
  const inFolder = folderForAllTests();
  let siteUrl: string;

  beforeAll(async () => {
    const settings = await readSettings({ OUT_DIR: inFolder('dist'), BASE_PATH: BASE });
    siteUrl = settings.brand.siteUrl;
    await buildSite(settings);
  }, 120_000);

  const files = (): string[] =>
    readdirSync(inFolder('dist'), { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(inFolder('dist', path)).isFile())
      .map((path) => `/${path}`);
  const read = (path: string): string => readFileSync(inFolder('dist', path), 'utf8');

  it('has every file where its address says, and beside them only what the host reads', () => {
    const beside = files().filter((path) => !path.startsWith(`${BASE}/`));
    expect(beside.sort()).toEqual(['/_build.json', '/_headers', '/_nginx.conf']);
    expect(readBuild(inFolder('dist')).pages.map(({ address }) => address)).toContain(`${BASE}/repay`);
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
      const rests = read(path).split(`${siteUrl}/`).slice(1);
      expect([path, rests.filter((rest) => !/^loans\/app\b/.test(rest))]).toEqual([path, []]);
    }
    expect(read(`${BASE}/sitemap.xml`)).toContain(`<loc>${siteUrl}${BASE}/About</loc>`);
  });

  it('has the files of a lender’s licence where the pages that state it ask for them', async () => {
    const outDir = inFolder('licensed');
    await buildSite(await readSettings({ BRAND: 'ph', OUT_DIR: outDir, BASE_PATH: BASE, PAGES: 'promotion' }));
    const files = readdirSync(join(outDir, BASE, 'texts')).filter((file) => file.startsWith('licence.'));
    const document = readFileSync(join(outDir, BASE, 'promotion/index.html'), 'utf8');
    const [, hash = ''] = /<footer class="page small" id="(\w+)">/.exec(document) ?? [];
    expect(files.sort()).toEqual([`licence.${hash}.en.html`, `licence.${hash}.fil.html`]);
    expect(document).toContain('/texts/licence.');
    expect(document).not.toMatch(/["'`]\/texts\//);
  }, 60_000);

  it('asks the service where it stands all the same', () => {
    expect(read(`${BASE}/repay/index.html`)).toMatch(/["'`]\/api["'`]/);
  });
});
