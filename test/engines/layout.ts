import type { Driver } from './Driver.ts';
import { listOf } from './json.ts';

/** Returns a script that lists visible elements beyond the right edge, and the page itself if it scrolls sideways. */
function tooWide(widthPx: number): string {
  return `(function (width) {
    var wide = [].filter.call(document.body.querySelectorAll('*'), function (element) {
      var box = element.getBoundingClientRect();
      return box.width > 0 && box.height > 0 && box.right > width + 0.5;
    }).map(function (element) { return element.outerHTML.slice(0, 80); });
    var page = document.documentElement.scrollWidth;
    return page > width ? wide.concat('the page is ' + page + ' px wide') : wide;
  })(${widthPx})`;
}

/** Lists what is wider than the screen by the start of its markup; empty if nothing scrolls sideways. */
export async function whatIsTooWide(driver: Driver, widthPx: number): Promise<readonly unknown[]> {
  // During a navigation there is no body.
  await driver.waitFor('document.body !== null');
  return listOf(await driver.evaluate(tooWide(widthPx)));
}
