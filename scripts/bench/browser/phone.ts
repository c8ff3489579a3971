import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import type { DevToolsConnection } from '../../../test/engines/devtoolsConnection.ts';
import { evaluate } from '../../../test/engines/devtoolsPage.ts';
import { textOf } from '../../../test/engines/json.ts';
import type { BenchBrowser, FreshTab } from './launch.ts';
import { type Traffic, watchTraffic } from './traffic.ts';

/** A message of a page: a text of the data is on screen (`atMs` since its navigation), a tap was received, a tap has changed something. */
export interface Told {
  readonly kind: 'data' | 'tap' | 'answer';
  readonly text: string;
  readonly atMs: number;
  readonly epochMs: number;
}

/** One phone: a fresh browser profile, with one page open. The latency to its server depends on the connection that it uses. */
export interface Phone {
  readonly devtools: DevToolsConnection;
  readonly traffic: Traffic;
  /** The messages of the page since the last `forget`. */
  readonly told: readonly Told[];
  forget(): void;
  /** Opens an address; resolves when its document has begun to arrive. */
  open(url: string): Promise<void>;
  /** @returns the value of an expression in the page; a promise is awaited. @throws what the expression throws. */
  evaluate(expression: string): Promise<unknown>;
  /** Slows the processor down by this factor. With any factor but 1, even an idle page keeps a core of this machine busy. */
  pace(slowdown: number): Promise<void>;
  /**
   * To be called before a tap that leaves the visible page for its prerendered one.
   * @returns undefined if nothing is prerendered; otherwise a function that ends the slowdown of the page that is left, and one that
   * says whether the prerendered page is the visible one now.
   */
  pageToLeave(): { readonly release: () => void; readonly isLeft: () => boolean } | undefined;
  /** Resolves with the first matching message since the last `forget`, or the next one. */
  next(fits: (told: Told) => boolean, what: string): Promise<Told>;
  /** The same phone with another tab in front, which waits for the same texts: it has the browser's cache and storage. */
  openAnother(): Promise<Phone>;
  close(): Promise<void>;
}

const WAIT_MS = 45_000;

const inPage = async (): Promise<string> => {
  const path = join(import.meta.dirname, 'inPage.ts');
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false });
  return `(() => {${code}})();`;
};

const listen = (devtools: DevToolsConnection) => {
  const told: Told[] = [];
  const waiting = new Set<() => void>();
  devtools.listen((method, { name, payload }) => {
    if (method !== 'Runtime.bindingCalled' || name !== 'benchTell') return;
    told.push(JSON.parse(textOf(payload)) as Told);
    for (const wake of [...waiting]) wake();
  });
  const next: Phone['next'] = (fits, what) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => end(() => reject(new Error(`${what}: nothing of it within ${WAIT_MS} ms`))),
        WAIT_MS,
      );
      const end = (finish: () => void): void => {
        clearTimeout(timer);
        waiting.delete(look);
        finish();
      };
      const look = (): void => {
        const found = told.find(fits);
        if (found) end(() => resolve(found));
      };
      waiting.add(look);
      look();
    });
  return { told, next };
};

const equip = async (tab: FreshTab, slowdown: number, texts: readonly string[]): Promise<Phone> => {
  const { devtools, prepare, everyPage, pages, openAnother, close } = tab;
  const { send } = devtools;
  const { told, next } = listen(devtools);
  const source = `window.benchTexts = ${JSON.stringify(texts)};${await inPage()}`;
  const traffic = watchTraffic(devtools);
  let paceNow = slowdown;
  await prepare((toPage) =>
    Promise.all([
      ...['Page', 'Runtime', 'Network'].map((domain) => toPage(`${domain}.enable`)),
      toPage('Emulation.setFocusEmulationEnabled', { enabled: true }),
      toPage('Runtime.addBinding', { name: 'benchTell' }),
      toPage('Page.addScriptToEvaluateOnNewDocument', { source }),
      toPage('Emulation.setCPUThrottlingRate', { rate: paceNow }),
    ]),
  );
  const pace = async (rate: number): Promise<void> => {
    paceNow = rate;
    await everyPage((toPage) => toPage('Emulation.setCPUThrottlingRate', { rate }));
  };
  return {
    devtools,
    traffic,
    told,
    next,
    forget: () => told.splice(0),
    open: async (url) => {
      const { errorText } = await send('Page.navigate', { url });
      if (errorText) throw new Error(`${url}: ${textOf(errorText)}`);
    },
    evaluate: (expression) => evaluate(devtools, expression),
    pace,
    pageToLeave: () => {
      const [left, next] = pages();
      return left && next
        ? {
            release: () => void left('Emulation.setCPUThrottlingRate', { rate: 1 }).catch(() => {}),
            isLeft: () => pages()[0] === next,
          }
        : undefined;
    },
    openAnother: async () => equip(await openAnother(), paceNow, texts),
    close,
  };
};

/**
 * Makes a new phone, whose processor is slower than this machine's by the factor `slowdown`. Its pages report when one of
 * `texts` is on screen.
 */
export const takePhone = async (
  browser: Pick<BenchBrowser, 'openTab'>,
  slowdown: number,
  texts: readonly string[],
): Promise<Phone> =>
  // The window has the size of a phone, without device emulation: Chromium would apply it again, and lay out the page that is left
  // once more, at every navigation; no phone does that, and it would slow down only the variants with several documents.
  equip(await browser.openTab(), slowdown, texts);
