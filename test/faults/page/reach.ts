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
 * Self-contained: it goes to the page as text.
 */
export const reach = (page: StageWindow): OutOfReach[] => {
  // The least that the accessibility guidelines ask of a target; a link may be as high as its text.
  const MIN_PX = 24;
  const MIN_OF_LINK_PX = 16;
  // Of a long list the first tell enough.
  const MOST = 40;

  const tidy = (text: string | null | undefined): string => (text || '').replace(/\s+/g, ' ').trim();
  const list = <Kind>(items: ArrayLike<Kind>): Kind[] => Array.prototype.slice.call(items);
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

  // A row of links may be longer than the screen is wide, and is then pushed sideways.
  const isInView = ({ top, bottom, left, right }: DOMRect): boolean =>
    top >= 0 && left >= 0 && bottom <= page.innerHeight && right <= page.innerWidth;

  const rectOf = (element: Element): DOMRect => element.getClientRects()[0] as DOMRect;

  const hitAt = (element: Element): Element | null => {
    const { left, top, width, height } = rectOf(element);
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };

  const why = (element: HTMLElement): string => {
    if (element.closest('[inert]')) return 'is inert';
    // Within the screen, too, it may have been pushed out of its row.
    if (!isInView(rectOf(element)) || !element.contains(hitAt(element))) element.scrollIntoView({ block: 'center' });
    const { width, height } = rectOf(element);
    const least = element.nodeName === 'A' ? MIN_OF_LINK_PX : MIN_PX;
    if (width < least || height < least) return `is ${Math.round(width)} × ${Math.round(height)} px small`;
    const hit = hitAt(element);
    if (!hit) return 'is out of sight';
    return element.contains(hit) ? '' : `lies under or lets through to ${tidy(hit.outerHTML).slice(0, 100)}`;
  };

  const { scrollX, scrollY } = page;
  const found = offered
    .map((element) => ({ name: element.getAttribute('aria-label') || tidy(element.innerText), reason: why(element) }))
    .filter(({ reason }) => reason);
  page.scrollTo(scrollX, scrollY);
  return found;
};
