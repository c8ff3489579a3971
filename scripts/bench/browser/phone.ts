import { join } from 'node:path';
import { evaluate, type Send as SendToPage } from '../../../test/engines/devtools.ts';
import { scriptOf } from '../../../test/engines/scriptOf.ts';
import type { BenchBrowser, Tab } from './browser.ts';

/** A message of a page: a text of the data is on screen, or the page has received a tap. `atMs` counts from the page's navigation. */
interface Told {
  readonly kind: 'data' | 'tap';
  readonly text: string;
  readonly atMs: number;
  readonly epochMs: number;
}

/** The target of a tap: the first element that matches a selector and contains a text. */
export interface Target {
  readonly css: string;
  readonly text?: string;
}

/** One phone: a fresh browser profile with one tab in front. */
export interface Phone {
  /** Opens an address. @returns milliseconds from the navigation to the first view, and to `data` on screen. */
  visit(url: string, data: string): Promise<{ readonly firstViewMs: number; readonly dataMs: number }>;
  /** Taps. @returns milliseconds to `data` on the next screen. @throws if the data are on screen before. */
  move(target: Target, data: string): Promise<number>;
  /** Waits until `data` is on screen. */
  waitFor(data: string): Promise<Told>;
  /** @returns the value of an expression in the visible page; a promise is awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** Slows the processor down by this factor. With any factor but 1, even an idle page keeps a core of this machine busy. */
  pace(slowdown: number): Promise<void>;
  close(): Promise<void>;
}

const WAIT_MS = 45_000;

const sourceInPage = async (texts: readonly string[]): Promise<string> =>
  `window.benchTexts = ${JSON.stringify(texts)};(() => {${await scriptOf(join(import.meta.dirname, 'inPage.ts'))}})();`;

const listenTo = (tab: Tab) => {
  const told: Told[] = [];
  let wake = () => {};
  tab.on<{ name: string; payload: string }>('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== 'benchTell') return;
    told.push(JSON.parse(payload) as Told);
    wake();
  });
  const next = (kind: Told['kind'], text: string): Promise<Told> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No ${kind} "${text}" within ${WAIT_MS} ms`)), WAIT_MS);
      wake = () => {
        const found = told.find((one) => one.kind === kind && one.text === text);
        if (!found) return;
        clearTimeout(timer);
        resolve(found);
      };
      wake();
    });
  return { told, next };
};

// The element under a finger is decided by the last painted frame, not by the last layout.
const aimAt = ({ css, text = '' }: Target): string => `(async () => {
  const target = [...document.querySelectorAll(${JSON.stringify(css)})].find((e) => e.textContent.includes(${JSON.stringify(text)}));
  if (!target) return undefined;
  const { top: above, bottom: below } = target.getBoundingClientRect();
  if (above < 0 || below > innerHeight) target.scrollIntoView({ block: 'center' });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { left, top, width, height } = target.getBoundingClientRect();
  window.benchArm();
  return { x: left + width / 2, y: top + height / 2 };
})()`;

const FIRST_VIEW = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`;

const slow = (rate: number) => (send: SendToPage) => send('Emulation.setCPUThrottlingRate', { rate });

/**
 * Makes a new phone, whose processor is slower than this machine's by the factor `slowdown`. Its pages report when one of `texts` is on screen.
 * The window has the size of a phone, without device emulation: Chromium would lay out the page that is left once more at every navigation.
 */
export const takePhone = async (
  browser: Pick<BenchBrowser, 'openTab'>,
  slowdown: number,
  texts: readonly string[],
): Promise<Phone> => {
  const tab = await browser.openTab();
  const { told, next } = listenTo(tab);
  const source = await sourceInPage(texts);
  let paceNow = slowdown;
  await tab.prepare((send) =>
    Promise.all([
      ...(['Page', 'Runtime', 'Network'] as const).map((domain) => send(`${domain}.enable`)),
      send('Emulation.setFocusEmulationEnabled', { enabled: true }),
      send('Runtime.addBinding', { name: 'benchTell' }),
      send('Page.addScriptToEvaluateOnNewDocument', { source }),
      slow(paceNow)(send),
    ]),
  );
  const send: SendToPage = (method, params) => {
    const [visible] = tab.pages();
    if (!visible) throw new Error(`${method}: there is no page in the tab`);
    return visible(method, params);
  };
  const open = async (url: string): Promise<void> => {
    const { errorText } = await send('Page.navigate', { url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
  };
  const tap = async (target: Target): Promise<Told> => {
    const finger = (await evaluate(send, aimAt(target))) as { x: number; y: number } | null;
    if (!finger) throw new Error(`There is nothing to tap at ${JSON.stringify(target)}`);
    told.splice(0);
    await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    // The page may be gone before it responds to this command, because the tap leaves it; the page's own message reports the tap.
    send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => {});
    return next('tap', '');
  };

  return {
    visit: async (url, data) => {
      await open('about:blank');
      told.splice(0);
      const [{ atMs }] = await Promise.all([next('data', data), open(url)]);
      return { firstViewMs: Number.parseFloat(String(await evaluate(send, FIRST_VIEW))), dataMs: atMs };
    },
    move: async (target, data) => {
      if (told.some(({ text }) => text === data)) throw new Error(`"${data}" is on screen before the tap`);
      const [left, prerendered] = tab.pages();
      const tapped = await tap(target);
      // Two slowed pages keep both cores of a small machine busy, and the browser waits; a phone has more cores.
      if (left && prerendered) slow(1)(left).catch(() => {});
      const { epochMs } = await next('data', data);
      if (prerendered && tab.pages()[0] !== prerendered) throw new Error('The prerendered page was not opened');
      return epochMs - tapped.epochMs;
    },
    waitFor: (data) => next('data', data),
    evaluate: (expression) => evaluate(send, expression),
    pace: async (rate) => {
      paceNow = rate;
      await Promise.all(tab.pages().map(slow(rate)));
    },
    close: tab.close,
  };
};
