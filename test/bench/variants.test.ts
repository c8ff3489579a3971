import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { namesOfScreens } from '../../scripts/bench/growth/grownProject.ts';
import { recordedAnswers } from '../../scripts/bench/serve/answers.ts';
import { fileHost } from '../../scripts/bench/serve/files.ts';
import { plainBuild } from '../../scripts/bench/variants/plainBuild.ts';
import { writePrefetch } from '../../scripts/bench/variants/prefetchPages.ts';
import { spaBuild, toRoute } from '../../scripts/bench/variants/spaBuild.ts';
import { root } from '../../scripts/build/root.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { SPECULATION_RULES } from '../../scripts/build/speculationRules.ts';
import { folderForEachTest } from '../../scripts/testing/temporaryFolder.ts';

const settings = await readSettings({});

const inFolder = folderForEachTest();

describe('the files of the bench', () => {
  it('are not sent again to who has them, and a file that there is not is no screen', () => {
    mkdirSync(inFolder('late'));
    writeFileSync(inFolder('index.html'), 'the one document');
    writeFileSync(inFolder('late/part.1234.js'), 'run()');
    const host = fileHost(inFolder());
    const tag = host('/repay').headers.get('etag');
    expect([host('/repay').status, host('/repay', tag).status, host('/repay', '"another"').status]).toEqual([
      200, 304, 200,
    ]);
    expect(host('/late/part.1234.js').headers.get('cache-control')).toContain('immutable');
    expect(host('/sw.js').status).toBe(404);
    expect(host('/repay').headers.get('content-type')).toContain('text/html');
    expect(host('/repay').headers.get('content-encoding')).toBe('br');
  });
});

describe('the single-page variant', () => {
  it('takes every page of the app as a route, by the way in which it starts', () => {
    const pages = readdirSync(join(root, 'pages')).map((page) => join(root, 'pages', page, 'main.tsx'));
    const mains = pages.filter((file) => readdirSync(join(file, '..')).includes('main.tsx'));
    expect(mains.length).toBeGreaterThan(15);
    for (const main of mains) expect(toRoute(readFileSync(main, 'utf8'))).toMatch(/^export const parts = start\(\{/m);
    expect(() => toRoute('begin()')).toThrow();
  });

  it('differs in what it loads ahead alone', () => {
    const aliasesOf = (loadsAhead: boolean) =>
      JSON.stringify(spaBuild(settings, { outDir: inFolder(), loadsAhead }).resolve?.alias);
    expect(aliasesOf(true).replace('loadAhead.ts', 'noAhead.ts')).toBe(aliasesOf(false));
  });
});

describe('the variant that prefetches', () => {
  it('is our build, without the rule by which a browser prerenders', () => {
    const [ours, prefetch] = [inFolder('ours'), inFolder('prefetch')];
    mkdirSync(join(ours, 'loanDetail'), { recursive: true });
    const document = (rule: string) => `<body><p>Order</p>${rule}<script>run()</script></body>`;
    writeFileSync(join(ours, 'repay.html'), document(''));
    expect(() => writePrefetch(ours, prefetch)).toThrow(/rule for prerendering/);
    writeFileSync(
      join(ours, 'loanDetail/index.html'),
      document(`<script type="speculationrules">${SPECULATION_RULES}</script>`),
    );
    writePrefetch(ours, prefetch);
    expect(readFileSync(join(prefetch, 'loanDetail/index.html'), 'utf8')).toBe(document(''));
    expect(readFileSync(join(prefetch, 'repay.html'), 'utf8')).toBe(document(''));
  });
});

describe('the plain variant', () => {
  it('has the pages’ own documents as entries, and none of this project’s build plugins but the brand', () => {
    const config = plainBuild(settings, { outDir: inFolder(), pages: ['repay'] });
    expect(config.build?.rollupOptions?.input).toEqual({ repay: join(root, 'pages/repay/index.html') });
    expect(JSON.stringify(config.plugins)).not.toMatch(/borrower-web:(messages|head|prerender)/);
  });
});

describe('the host of the bench', () => {
  it('gives every variant the answers with its own name in them', async () => {
    const answers = recordedAnswers({
      fetch: async (request) => Response.json({ logo: `${new URL(request.url).origin}/a.svg` }),
    });
    for (const name of ['ours', 'plain', 'ours']) {
      const answer = await answers(new Request(`https://${name}.localhost:1/api/a`));
      const body = brotliDecompressSync(new Uint8Array(await answer.arrayBuffer())).toString();
      expect(JSON.parse(body)).toEqual({ logo: `https://${name}.localhost:1/a.svg` });
    }
  });
});

describe('a grown project', () => {
  it('has each page once before any is there twice, and no name twice', () => {
    const grown = namesOfScreens(['a', 'b'], 5);
    expect(grown.map(({ name }) => name)).toEqual(['a', 'b', 'aCopy1', 'bCopy1', 'aCopy2']);
    expect(grown.map(({ page }) => page)).toEqual(['a', 'b', 'a', 'b', 'a']);
  });
});

describe('the answers of the bench', () => {
  it('are asked of the sandbox once, and are the same after that', async () => {
    let asked = 0;
    const answers = recordedAnswers({ fetch: async () => Response.json({ asked: ++asked }) });
    const ask = async (path: string, body?: string) =>
      (await answers(new Request(`https://bench.test${path}`, body ? { method: 'POST', body } : {}))).arrayBuffer();
    expect(await ask('/api/a')).toEqual(await ask('/api/a'));
    expect(asked).toBe(1);
    await ask('/api/a', '{}');
    await ask('/api/a?orderId=1');
    expect(asked).toBe(3);
    expect(await ask('/api/a?anything=2')).toEqual(await ask('/api/a'));
  });
});
