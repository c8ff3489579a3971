import { list, obstacle, tidy } from './finger.ts';
import type { StageWindow } from './stageClock.ts';

/** A control that looks as if it could be pressed, but cannot. */
export interface OutOfReach {
  readonly name: string;
  /** The reason as a predicate: `lies under …`. */
  readonly reason: string;
}

/**
 * Returns the buttons and links that a touch would not press: scrolls each into view, hit-tests its middle, and
 * restores the scroll position. If a modal dialog is open, only its content is checked. Its source text is evaluated in
 * the page.
 */
export const reach = (page: StageWindow): OutOfReach[] => {
  // Of a long list, the first are representative.
  const MOST = 40;

  const { document } = page;

  // Current Chromium lays out the content of a closed `<details>`, but does not paint it.
  const isFolded = (element: Element): boolean => {
    const fold = element.parentElement?.closest('details');
    if (!fold) return false;
    const isHead = !!fold.querySelector('summary')?.contains(element);
    return (!fold.open && !isHead) || isFolded(fold);
  };

  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && page.getComputedStyle(element).visibility !== 'hidden' && !isFolded(element);
  };

  const boxes = list(document.querySelectorAll('[aria-modal=true]')).filter(isShown);
  const box = boxes[boxes.length - 1] || document.body;

  const offered = list(box.querySelectorAll<HTMLElement>('button, a[href], summary, [role=button]'))
    .filter(
      (element) =>
        !(element as HTMLButtonElement).disabled &&
        element.getAttribute('aria-disabled') !== 'true' &&
        isShown(element),
    )
    .slice(0, MOST);

  const { scrollX, scrollY } = page;
  const found = offered
    .map((element) => ({
      name: element.getAttribute('aria-label') || tidy(element.innerText),
      reason: obstacle(page, element, element),
    }))
    .filter(({ reason }) => reason);
  page.scrollTo(scrollX, scrollY);
  return found;
};
