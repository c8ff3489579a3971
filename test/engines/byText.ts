import type { Driver } from './Driver.ts';

// Scripts for the page are strings in ES2015: Chromium 64 knows no `?.`, and a driver sends no functions.

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
