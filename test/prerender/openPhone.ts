import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from '../../scripts/build/csp.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { openTestSandbox } from '../../scripts/sandbox/testBorrower.ts';
import { serveHttp } from '../../scripts/serve/httpServer.ts';
import { staticHost } from '../../scripts/serve/staticFiles.ts';
import { type Chromium, chromium } from '../engines/chromium.ts';
import { startGroup, until } from '../engines/processes.ts';
import { scriptOf } from '../engines/scriptOf.ts';
import type { PageNow, Told } from './inPage.ts';

/** A request that the browser sent. */
export interface Heard {
  readonly method: string;
  readonly path: string;
  /** Whether its `sec-purpose` header says that it came from a prerendered page. */
  readonly isAhead: boolean;
}

/** A browser without a debugger attached, as an automated one does not prerender. Its pages report their own state. */
export type OpenPhone = Awaited<ReturnType<typeof openPhone>>;

interface PhoneOptions {
  /** The path, with its query, to open first. */
  readonly address: string;
  /** Defaults to the current Chromium of the tests. */
  readonly engine?: Chromium;
}

const WAIT_MS = 20_000;
// Beside other tests, Debian's Chromium has taken 20 s to request its first page.
const START_MS = 120_000;
// A page that has not reported for this long is closed or in the back/forward cache.
const GONE_MS = 1_500;

const FLAGS = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  // Nothing connects to this port; without it, an old headless Chromium exits once its page has loaded.
  '--remote-debugging-port=0',
];

// Keeps the page's own Content-Security-Policy and adds the hash of one script.
const withScript = (document: string, script: string): string =>
  document
    .replace('script-src ', `script-src ${hashOf(script)} `)
    .replace(/(<meta http-equiv="Content-Security-Policy"[^>]*>)/, (policy) => `${policy}<script>${script}</script>`);

const scriptForPages = async (): Promise<string> => {
  const own = await scriptOf(join(import.meta.dirname, 'inPage.ts'));
  return `{${own};inPage()}`;
};

/** Opens a built page in Chromium, against a host and a sandbox of its own. */
export const openPhone = async ({ address, engine = chromium('current') }: PhoneOptions) => {
  const { outDir, brand } = await readSettings();
  const folder = mkdtempSync(join(tmpdir(), 'phone-'));
  const { sandbox, remove } = await openTestSandbox({ brand, now: Date.now });
  const pages = staticHost(outDir);
  const script = await scriptForPages();
  const heard: Heard[] = [];
  const orders: Omit<Told, 'sleptMs'>[] = [];
  const now = new Map<string, { readonly page: PageNow; readonly atMs: number }>();
  // Handlers that replace the sandbox's response, by the end of the call's path.
  const befalls = new Map<string, (request: Request) => Response | Promise<Response>>();
  let sleptMs = 0;
  let inSight = '';

  const conduct = async (request: Request): Promise<Response> => {
    const page = (await request.json()) as PageNow;
    now.set(page.id, { page, atMs: Date.now() });
    // A page that is being left may still report; it must not take an order meant for the next page.
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
    return new Response(withScript(await response.text(), script), { headers });
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

  // On a timeout, adds the last reports of the pages to the error, as nothing else can inspect the browser.
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
    /** The requests for API calls and documents, in order. */
    heard: heard as readonly Heard[],
    /** Resolves with the visible page, once it satisfies `isSo`. */
    sees: async (what: string, isSo: (page: PageNow) => boolean): Promise<PageNow> => {
      const page = await untilTold(what, () => latest((each) => !each.isPrerendering && isSo(each)));
      inSight = page.id;
      return page;
    },
    /** Resolves with the prerendered page, once there is one that satisfies `isSo`. */
    prerendered: (isSo: (page: PageNow) => boolean = () => true): Promise<PageNow> =>
      untilTold('a page that is prerendered', () => latest((page) => page.isPrerendering && isSo(page))),
    /** Presses a button or link on the page that `sees` returned last. */
    press: (name: string): void => void orders.push({ press: name }),
    /** Opens a path of this origin in the tab of the page that `sees` returned last. */
    open: (to: string): void => void orders.push({ open: to }),
    /** Goes back from the page that `sees` returned last. */
    goBack: (): void => void orders.push({ goesBack: true }),
    /** Delays calls whose path ends so. @returns a function that releases them. */
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
    /** Drops the connection of calls whose path ends so. @returns a function that stops this. */
    cut: (ending: string): (() => void) =>
      during(ending, () => new Response('', { headers: { 'x-sandbox-drop': '1' } })),
    /** Simulates sleep by moving the pages' clock on. Resolves once the visible and the prerendered page have reported it. */
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
