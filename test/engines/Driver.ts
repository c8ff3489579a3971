import { type JsonRecord, numberOf, recordOf, textOf } from './json.ts';
import { until } from './waiting.ts';

/** The small screen of a cheap phone: CSS pixels, and device pixels to one of them. */
export const SMALL_PHONE = { widthPx: 360, heightPx: 640, scale: 2 } as const;

/** What the protocol of an engine does by itself. */
interface Browser {
  readonly engine: 'chromium' | 'webkitgtk';
  /** Resolves after the page's load event. */
  goto(url: string): Promise<void>;
  /** The value of one expression, as JSON; a promise is awaited and `undefined` reads as null. */
  evaluate(expression: string): Promise<unknown>;
  /** The same for what is asked again and again: rejects soon where an engine leaves it without an answer. */
  ask?(expression: string): Promise<unknown>;
  /** A finger, or a mouse where the engine has no touch, comes down at a place of the window, in CSS pixels, and leaves it. */
  pressAt(place: { readonly x: number; readonly y: number }): Promise<void>;
  /** Types into what has the focus, key by key. */
  typeKeys(text: string): Promise<void>;
  /** Ends the browser with all of its processes. */
  close(): Promise<void>;
}

/**
 * One browser with one page, as far as every engine can go, so that one journey runs in all of them.
 *
 * Scripts are texts, not functions: they must reach the page as written, in syntax that its engine knows
 * (Chromium 64 has no `?.` and no `??`). Whatever waits rejects with an Error that says what it waited
 * for; `waitFor` and what waits by it, also with the address and the first words on screen.
 */
export interface Driver extends Browser {
  /** Until the expression is truthy, over navigations too. */
  waitFor(expression: string): Promise<void>;
  /** Waits for the element, scrolls it into view and presses its middle; rejects when something covers it. */
  tap(selector: string): Promise<void>;
  /** Taps the field and types behind what it holds. */
  type(selector: string, text: string): Promise<void>;
  /** The element's visible text, once it stands. */
  text(selector: string): Promise<string>;
}

const found = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`;

const SHOWN = `location.href + '\\n' + (document.body ? document.body.innerText : '').slice(0, 300)`;

// Chromium finds what a touch hits by the last frame drawn, not by the last layout.
const DRAWN = `new Promise(function (resolve) {
  requestAnimationFrame(function () { requestAnimationFrame(function () { resolve(true); }); });
})`;

// What has just come under a finger takes no tap for a moment: a dialog, and what takes a loan.
const SETTLED = `[['.overlay__shield', null], ['.confirm-action', '::after']].every(function (shield) {
  var element = document.querySelector(shield[0]);
  return !element || getComputedStyle(element, shield[1]).visibility === 'hidden';
})`;

/**
 * Scrolls the element into view and gives its middle and what a finger would hit there: `{x, y, hit}`, in CSS pixels;
 * `hit` is '' when it is the element, a part of it or its label, else the markup of what covers it.
 */
const target = (selector: string): string => `(function (element) {
  var box = element.getBoundingClientRect();
  if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) {
    element.scrollIntoView({ block: 'center' });
    box = element.getBoundingClientRect();
  }
  var x = box.left + box.width / 2;
  var y = box.top + box.height / 2;
  var top = document.elementFromPoint(x, y);
  var label = top && top.closest('label');
  var isOurs = top && (element.contains(top) || (label && label.control === element));
  return { x: x, y: y, hit: isOurs ? '' : top ? top.outerHTML.slice(0, 80) : 'nothing' };
})(${found(selector)})`;

/** A browser with all that follows from what its protocol does. */
export function driverOf(browser: Browser): Driver {
  const { ask = browser.evaluate } = browser;
  const shown = (): Promise<string> => ask(SHOWN).then(textOf, (error) => `no page: ${error}`);
  const waitFor = async (expression: string): Promise<void> => {
    try {
      await until(expression, () => ask(expression));
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}\non screen: ${await shown()}`, {
        cause: error,
      });
    }
  };
  const tap = async (selector: string): Promise<void> => {
    await waitFor(`${found(selector)} !== null`);
    await waitFor(SETTLED);
    // What comes late pushes it down: it has to stand where it stood a frame before.
    let place: JsonRecord = {};
    await until(`${selector} to stand still`, async () => {
      const before = JSON.stringify(place);
      await ask(DRAWN);
      place = recordOf(await ask(target(selector)));
      return JSON.stringify(place) === before;
    });
    const { x, y, hit } = place;
    if (hit !== '') throw new Error(`${selector} is covered by ${textOf(hit)}`);
    await browser.pressAt({ x: numberOf(x) ?? 0, y: numberOf(y) ?? 0 });
  };
  return {
    ...browser,
    waitFor,
    tap,
    type: async (selector, text) => {
      await tap(selector);
      await waitFor(`document.activeElement === ${found(selector)}`);
      await browser.typeKeys(text);
    },
    text: async (selector) => {
      await waitFor(`${found(selector)} !== null`);
      return textOf(await browser.evaluate(`${found(selector)}.innerText.trim()`));
    },
  };
}
