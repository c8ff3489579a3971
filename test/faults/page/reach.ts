import { list, obstacle, tidy } from './finger.ts';
import type { StageWindow } from './stageClock.ts';

/** Something that a finger cannot press, though the page shows it as if it could be pressed. */
export interface OutOfReach {
  readonly name: string;
  /** Why, as a part of a sentence: `lies under …`. */
  readonly reason: string;
}

/**
 * Tries where a finger would come down on each button and link that the page offers: brings it into view, looks what is
 * hit there, and puts the page back to where it was. What stands behind a box that has to be answered is left out.
 * It goes to the page as text.
 */
export const reach = (page: StageWindow): OutOfReach[] => {
  // Of a long list the first tell enough.
  const MOST = 40;

  const { document } = page;

  // Today's Chromium lays out what is folded away, and draws none of it.
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
