import { until } from './processes.ts';

/** The small screen of a cheap phone: CSS pixels, and device pixels to one of them. */
export const SMALL_PHONE = { widthPx: 360, heightPx: 640, scale: 2 } as const;

/** What each engine's protocol implements. */
interface Browser {
  readonly engine: 'chromium' | 'firefox' | 'webkitgtk';
  /** Resolves after the page's load event. */
  goto(url: string): Promise<void>;
  /** Evaluates one expression. @returns its value as JSON; a promise is awaited and `undefined` becomes null. */
  evaluate(expression: string): Promise<unknown>;
  /** Like `evaluate`, for polling: rejects after a short time if the engine does not answer. */
  ask?(expression: string): Promise<unknown>;
  /** Touches a point of the viewport (CSS pixels) and lets go; with a mouse if the engine has no touch. */
  pressAt(place: { readonly x: number; readonly y: number }): Promise<void>;
  /** Types into the focused element, key by key. */
  typeKeys(text: string): Promise<void>;
  /** Ends the browser with all of its processes. */
  close(): Promise<void>;
}

/**
 * A browser with one page, with only what every engine can do, so that the same journey runs in all of them.
 *
 * Scripts are strings, not functions: they must reach the page unchanged, in syntax that its engine knows
 * (Chromium 64 has no `?.` and no `??`). A wait that times out rejects with an Error that says what it waited
 * for; in `waitFor` and whatever uses it, also with the address and the first words on screen.
 */
export interface Driver extends Browser {
  /** Waits until the expression is truthy, across navigations too. */
  waitFor(expression: string): Promise<void>;
  /** Waits for the element, scrolls it into view and presses its centre; rejects if something covers it. */
  tap(selector: string): Promise<void>;
  /** Taps the field and types after its current text. */
  type(selector: string, text: string): Promise<void>;
  /** Waits for the element. @returns its visible text. */
  text(selector: string): Promise<string>;
}

const found = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`;

const SHOWN = `location.href + '\\n' + (document.body ? document.body.innerText : '').slice(0, 300)`;

// Chromium hit-tests a touch against the last frame drawn, not the last layout.
const DRAWN = `new Promise(function (resolve) {
  requestAnimationFrame(function () { requestAnimationFrame(function () { resolve(true); }); });
})`;

// A dialog, or a button that takes a loan, swallows taps for a moment after it has appeared.
const SETTLED = `[['.overlay__shield', null], ['.confirm-action', '::after']].every(function (shield) {
  var element = document.querySelector(shield[0]);
  return !element || getComputedStyle(element, shield[1]).visibility === 'hidden';
})`;

/** The centre of an element in CSS pixels, and what a touch would hit there: '' for the element, a part of it or its label, else the markup of what covers it. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly hit: string;
}

/** Returns a script that scrolls the element into view and returns its `Place`. */
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

/** Creates a Driver from what an engine's protocol implements. */
export function driverOf(browser: Browser): Driver {
  const { ask = browser.evaluate } = browser;
  const shown = (): Promise<string> => ask(SHOWN).then(String, (error) => `no page: ${error}`);
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
    // Content that loads late may move it, and a sheet is shielded while it opens: wait until it is at the same place for a frame, uncovered.
    let place: Place = { x: 0, y: 0, hit: 'nothing' };
    await until(`${selector} to stand still, uncovered`, async () => {
      const before = JSON.stringify(place);
      await ask(DRAWN);
      place = (await ask(target(selector))) as Place;
      if (place.hit !== '') throw new Error(`covered by ${place.hit}`);
      return JSON.stringify(place) === before;
    });
    await browser.pressAt(place);
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
      return String(await browser.evaluate(`${found(selector)}.innerText.trim()`));
    },
  };
}

/** The part of a Browser that WebDriver's actions do; a tap is a mouse click. `act` performs the actions of one device. */
export const byActions = (act: (device: object) => Promise<unknown>): Pick<Browser, 'pressAt' | 'typeKeys'> => ({
  pressAt: async ({ x, y }) => {
    const move = { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) };
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  },
  typeKeys: async (text) => {
    const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await act({ type: 'key', id: 'keys', actions });
  },
});

const LOAD_MS = 20_000;

/** Implements goto where `open` does not wait for the load: the old document is marked, to recognise the new one. */
export const gotoBy =
  (open: (url: string) => Promise<unknown>, evaluate: Browser['evaluate'], ask = evaluate): Browser['goto'] =>
  async (url) => {
    await evaluate('window.isLeft = true');
    await open(url);
    await until(url, () => ask(`!window.isLeft && document.readyState === 'complete'`), LOAD_MS);
  };

const MARK = 'data-engine-mark';

const SEEN = `function (element) {
  var box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
}`;

const ALIKE = `function (element) { return element.textContent.replace(/\\s+/g, ' ').trim(); }`;

/** Returns a script that marks the first visible match with exactly this text, and returns whether there is one. */
function mark(selector: string, words: string): string {
  return `/* the visible ${selector} that says ${JSON.stringify(words)} */ (function (isSeen, textOf) {
    [].forEach.call(document.querySelectorAll('[${MARK}]'), function (old) { old.removeAttribute('${MARK}'); });
    var found = [].filter.call(document.querySelectorAll(${JSON.stringify(selector)}), function (element) {
      return textOf(element) === ${JSON.stringify(words)} && isSeen(element);
    })[0];
    if (found) found.setAttribute('${MARK}', '');
    return !!found;
  })(${SEEN}, ${ALIKE})`;
}

/** Returns a script that tells whether the page shows these words anywhere. */
function shows(words: string): string {
  return `document.body.innerText.replace(/\\s+/g, ' ').indexOf(${JSON.stringify(words)}) >= 0`;
}

/** Waits for a button, link or label with exactly this text, and taps it. */
export async function tapText(driver: Driver, words: string): Promise<void> {
  await driver.waitFor(mark('button:not([aria-disabled=true]), a[href], label', words));
  await driver.tap(`[${MARK}]`);
}

/** Waits until the page shows these words. */
export async function seeText(driver: Driver, words: string): Promise<void> {
  await driver.waitFor(shows(words));
}

/** Waits until the page's heading has exactly this text. */
export async function seeHeading(driver: Driver, words: string): Promise<void> {
  await driver.waitFor(mark('h1', words));
}
