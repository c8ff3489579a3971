import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { readSettings } from '../../scripts/build/settings.ts';
import { hashOf } from '../../scripts/deploy/policy.ts';
import { scriptOf } from '../../scripts/gallery/states/browser/script.ts';
import { openTestSandbox } from '../../scripts/sandbox/testBorrower.ts';
import { serveHttp } from '../../scripts/serve/httpServer.ts';
import { staticHost } from '../../scripts/serve/staticFiles.ts';
import { type Chromium, chromium } from '../engines/chromium.ts';
import { startGroup } from '../engines/processGroup.ts';
import { until } from '../engines/waiting.ts';
import { explainsAtLeisure } from '../support/explainsAtLeisure.ts';
import type { PageNow, Phone, Told } from './inPage.ts';

/** A request that came from the phone. */
export interface Heard {
  readonly method: string;
  readonly path: string;
  /** Whether it said that the borrower had not opened its page yet. */
  readonly isAhead: boolean;
}

/** A phone that nothing is attached to, for a browser that is driven prerenders nothing. Its pages tell of themselves. */
export type OpenPhone = Awaited<ReturnType<typeof openPhone>>;

interface PhoneOptions {
  /** The address below the origin that it opens. */
  readonly address: string;
  readonly phone?: Phone;
  /** The current one of the tests where none is named. */
  readonly engine?: Chromium;
  /** What the host makes of a document. */
  readonly change?: (document: string) => string;
}

const WAIT_MS = 20_000;
// Debian's Chromium has taken twenty seconds until it asked for its first page, beside other tests.
const START_MS = 120_000;
// A page that has not told of itself for so long is no more, or is held by the browser as it was left.
const GONE_MS = 1_500;

const FLAGS = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  // Nobody comes there; without it, an old one without a window closes as soon as its page is loaded.
  '--remote-debugging-port=0',
];

// The page's own policy stays, with one script more.
const withScript = (document: string, script: string): string =>
  document
    .replace('script-src ', `script-src ${hashOf(script)} `)
    .replace(/(<meta http-equiv="Content-Security-Policy"[^>]*>)/, (policy) => `${policy}<script>${script}</script>`);

const scriptFor = async (phone: Phone): Promise<string> => {
  const path = join(import.meta.dirname, 'inPage.ts');
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false });
  const own = code.replace(/^import .*$/gm, '').replace(/^export /gm, '');
  return `{${explainsAtLeisure};${await scriptOf('perform.ts')};const PHONE=${JSON.stringify(phone)};${own};inPage()}`;
};

/** Opens an address of the built pages in today's Chromium, with a sandbox of its own behind it. */
export const openPhone = async ({
  address,
  phone = {},
  engine = chromium('current'),
  change = (same) => same,
}: PhoneOptions) => {
  const { outDir, brand } = await readSettings();
  const folder = mkdtempSync(join(tmpdir(), 'phone-'));
  const { sandbox, remove } = await openTestSandbox({ brand, now: Date.now });
  const pages = staticHost(outDir);
  const script = await scriptFor(phone);
  const heard: Heard[] = [];
  const orders: Omit<Told, 'sleptMs'>[] = [];
  const now = new Map<string, { readonly page: PageNow; readonly atMs: number }>();
  // What befalls calls, by the ending of their path, in place of an answer.
  const befalls = new Map<string, (request: Request) => Response | Promise<Response>>();
  let sleptMs = 0;
  let inSight = '';

  const conduct = async (request: Request): Promise<Response> => {
    const page = (await request.json()) as PageNow;
    now.set(page.id, { page, atMs: Date.now() });
    // A page that is being left may still tell of itself, and would take with it what the next one is to do.
    const order = page.id === inSight ? orders.shift() : undefined;
    return Response.json({ sleptMs, ...order } satisfies Told);
  };

  const serveCall = async (request: Request, path: string): Promise<Response> => {
    const [, befall] = [...befalls].find(([ending]) => path.endsWith(ending)) ?? [];
    return befall ? befall(request) : sandbox.fetch(request);
  };

  const serve = async (request: Request): Promise<Response> => {
    const { pathname: path } = new URL(request.url);
    if (path === '/conductor') return conduct(request);
    const isAhead = /prerender/.test(request.headers.get('sec-purpose') ?? '');
    if (/^\/(api|sandbox)\//.test(path)) {
      heard.push({ method: request.method, path, isAhead });
      return serveCall(request, path);
    }
    const response = await pages(new Request(request.url, { headers: { accept: 'text/html' } }));
    if (!/html/.test(response.headers.get('content-type') ?? '')) return pages(request);
    heard.push({ method: request.method, path, isAhead });
    const headers = new Headers(response.headers);
    for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
    return new Response(withScript(change(await response.text()), script), { headers });
  };

  const underWay = new Set<Promise<Response>>();
  const site = await serveHttp((request) => {
    const response = serve(request).finally(() => underWay.delete(response));
    underWay.add(response);
    return response;
  });
  const { bin, env } = engine;
  const profile = join(folder, 'profile');
  const browser = startGroup(bin, [...FLAGS, `--user-data-dir=${profile}`, site.origin + address], env);

  await until('the browser to start', () => heard.length, START_MS).catch((error: Error) => {
    throw new Error(`${error.message}; it said last: ${browser.tail()}`);
  });

  const there = (): PageNow[] =>
    [...now.values()].filter(({ atMs }) => Date.now() - atMs < GONE_MS).map(({ page }) => page);
  const latest = (isSo: (page: PageNow) => boolean): PageNow | undefined => there().filter(isSo).at(-1);

  // Where a test waits in vain, nobody can look at the phone: what its pages told last says why.
  const untilTold = <Found>(what: string, find: () => Found | undefined): Promise<NonNullable<Found>> =>
    until(what, find, WAIT_MS).catch((error: Error) => {
      const told = there().map(({ path, isPrerendering, words }) => ({
        path,
        isPrerendering,
        words: words.slice(0, 300),
      }));
      throw new Error(`${error.message}; ${JSON.stringify({ told, heard: heard.slice(-4), unheard: orders })}`);
    });

  const during = (ending: string, befall: (request: Request) => Response | Promise<Response>): (() => void) => {
    befalls.set(ending, befall);
    return () => void befalls.delete(ending);
  };

  return {
    sandbox,
    /** Calls and documents, in order. */
    heard: heard as readonly Heard[],
    /** Resolves with the page that the borrower sees, once that is as asked. */
    sees: async (what: string, isSo: (page: PageNow) => boolean): Promise<PageNow> => {
      const page = await untilTold(what, () => latest((each) => !each.isPrerendering && isSo(each)));
      inSight = page.id;
      return page;
    },
    /** The page that is being prerendered, once there is one and it is as asked. */
    prerendered: (isSo: (page: PageNow) => boolean = () => true): Promise<PageNow> =>
      untilTold('a page that is prerendered', () => latest((page) => page.isPrerendering && isSo(page))),
    /** The borrower presses a button or link on the page that they have seen last. */
    press: (name: string): void => void orders.push({ step: { step: { press: name }, name } }),
    /** The borrower opens an address below the origin, in the tab of the page that they have seen last. */
    open: (to: string): void => void orders.push({ open: to }),
    /** The borrower goes back from the page that they have seen last. */
    goBack: (): void => void orders.push({ goesBack: true }),
    /** Lets calls of this path wait until the function that is returned is called. */
    hold: (ending: string): (() => void) => {
      let release = (): void => {};
      const wait = new Promise<void>((resolve) => {
        release = resolve;
      });
      const end = during(ending, (request) => wait.then(() => sandbox.fetch(request)));
      return () => {
        end();
        release();
      };
    },
    /** Breaks the line of calls of this path until the function that is returned is called. */
    cut: (ending: string): (() => void) =>
      during(ending, () => new Response('', { headers: { 'x-sandbox-drop': '1' } })),
    /** Answers calls of this path with a status of HTTP alone until the function that is returned is called. */
    refuse: (ending: string, status: number): (() => void) => during(ending, () => new Response('', { status })),
    /** The phone sleeps for so long: its clock goes on, and nothing else. Resolves once the page in sight and the prerendered one know. */
    sleep: async (ms: number): Promise<void> => {
      sleptMs += ms;
      const knows = (page: PageNow): boolean => page.sleptMs === sleptMs;
      for (const isAhead of [true, false])
        await untilTold('a page that has slept', () =>
          latest((page) => page.isPrerendering === isAhead && knows(page)),
        );
    },
    close: async (): Promise<void> => {
      browser.kill();
      await site.close();
      await Promise.allSettled(underWay);
      await remove();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    },
  };
};
