import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { transformWithOxc } from 'vite';
import { type Traffic, watchTraffic } from './traffic.ts';

/** What a page tells: a text of the data stands (`atMs` since its navigation), a tap was felt, a tap was answered. */
export interface Told {
  readonly kind: 'data' | 'tap' | 'answer';
  readonly text: string;
  readonly atMs: number;
  readonly epochMs: number;
}

/** One phone: a fresh browser profile, with one page open. How far away its server is, the line says that it goes over. */
export interface Phone {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly traffic: Traffic;
  /** What the page has told since the last `forget`. */
  readonly told: readonly Told[];
  forget(): void;
  /** Makes the processor this much slower. At any other rate than 1 an idle page, too, keeps a core of this machine busy. */
  pace(slowdown: number): Promise<void>;
  /** Resolves with the next telling that fits, or one that came since the last `forget`. */
  next(fits: (told: Told) => boolean, what: string): Promise<Told>;
  close(): Promise<void>;
}

const WAIT_MS = 45_000;

const inPage = async (): Promise<string> => {
  const path = join(import.meta.dirname, 'inPage.ts');
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false });
  return `(() => {${code}})();`;
};

const listen = (devtools: CDPSession) => {
  const told: Told[] = [];
  const waiting = new Set<() => void>();
  devtools.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== 'benchTell') return;
    told.push(JSON.parse(payload) as Told);
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

/**
 * Takes a phone out of its box, whose processor is so many times slower than this machine's. Its pages tell when one of
 * `texts` stands on screen.
 */
export const takePhone = async (browser: Browser, slowdown: number, texts: readonly string[]): Promise<Phone> => {
  // The window has the size of a phone, and nothing imitates one: Chromium would imitate it anew, and lay out the page
  // that is left once more, at every navigation, which no phone does and which a single page would not pay for.
  const context = await browser.newContext({ viewport: null });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const { told, next } = listen(devtools);
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'benchTell' });
  await page.addInitScript(`window.benchTexts = ${JSON.stringify(texts)};${await inPage()}`);
  const traffic = watchTraffic(devtools);
  await devtools.send('Network.enable');
  const pace = async (rate: number): Promise<void> => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  };
  await pace(slowdown);
  return {
    page,
    devtools,
    traffic,
    told,
    next,
    forget: () => told.splice(0),
    pace,
    close: () => context.close(),
  };
};
