import type { StageWindow } from './stageClock.ts';

// Helpers of `aim`, `reach` and `look`. Their source text is evaluated in the page before those.

/** Collapses whitespace, including line breaks, and trims the text. */
export const tidy = (text: string | null | undefined): string => (text || '').replace(/\s+/g, ' ').trim();

export const list = <Kind>(items: ArrayLike<Kind> | null | undefined): Kind[] =>
  Array.prototype.slice.call(items || []);

/** Returns the first client rect: the bounding box of a link that wraps has its middle between the two lines. */
const boxOf = (element: Element): DOMRect =>
  (list(element.getClientRects())[0] as DOMRect) || element.getBoundingClientRect();

/** Returns the middle of an element, in CSS pixels of the viewport. */
export const middleOf = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = boxOf(element);
  return { x: left + width / 2, y: top + height / 2 };
};

const isOwn = (hit: Element, element: HTMLElement): boolean => {
  if (element.contains(hit)) return true;
  const label = hit.closest('label');
  // A link or button inside the label has its own action and does not activate the field.
  return !!label && label.control === element && !hit.closest('a[href], button');
};

const hitAt = ({ document }: StageWindow, drawn: Element): Element | null => {
  const { x, y } = middleOf(drawn);
  return document.elementFromPoint(x, y);
};

/** Scrolls `drawn` into view. @returns why a touch at its middle does not press `element`; empty if it does */
export const obstacle = (page: StageWindow, element: HTMLElement, drawn: Element): string => {
  // The minimum target size of the accessibility guidelines; a link may be as high as its text.
  const least = drawn.nodeName === 'A' ? 16 : 24;
  if (element.closest('[inert]')) return 'is inert';
  const { top, bottom, left, right } = boxOf(drawn);
  const isInView = top >= 0 && left >= 0 && bottom <= page.innerHeight && right <= page.innerWidth;
  const first = hitAt(page, drawn);
  // An element within the viewport may still be clipped, for instance by a row that scrolls.
  if (!isInView || !first || !isOwn(first, element)) drawn.scrollIntoView({ block: 'center' });
  const { width, height } = boxOf(drawn);
  if (width < least || height < least) return `is ${Math.round(width)} × ${Math.round(height)} px small`;
  const hit = hitAt(page, drawn);
  if (!hit) return 'is out of sight';
  return isOwn(hit, element) ? '' : `lies under or lets through to ${tidy(hit.outerHTML).slice(0, 100)}`;
};
