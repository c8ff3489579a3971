import type { StageWindow } from './stageClock.ts';

// What `aim`, `reach` and `look` share of a page and of a finger on it. It goes to the page as text, before those.

/** Text without line breaks, and without blanks around it. */
export const tidy = (text: string | null | undefined): string => (text || '').replace(/\s+/g, ' ').trim();

export const list = <Kind>(items: ArrayLike<Kind> | null | undefined): Kind[] =>
  Array.prototype.slice.call(items || []);

/** The first box of an element: a link that goes over two lines has its middle between them. */
const boxOf = (element: Element): DOMRect =>
  (list(element.getClientRects())[0] as DOMRect) || element.getBoundingClientRect();

/** The middle of an element, in CSS pixels of the window. */
export const middleOf = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = boxOf(element);
  return { x: left + width / 2, y: top + height / 2 };
};

const isOwn = (hit: Element, element: HTMLElement): boolean => {
  if (element.contains(hit)) return true;
  const label = hit.closest('label');
  // What a label holds beside its field may be a link, which leads elsewhere.
  return !!label && label.control === element && !hit.closest('a[href], button');
};

const hitAt = ({ document }: StageWindow, drawn: Element): Element | null => {
  const { x, y } = middleOf(drawn);
  return document.elementFromPoint(x, y);
};

/** Brings `drawn` into view, and says why a finger at its middle does not press `element`; empty where it does. */
export const obstacle = (page: StageWindow, element: HTMLElement, drawn: Element): string => {
  // The least that the accessibility guidelines ask of a target; a link may be as high as its text.
  const least = drawn.nodeName === 'A' ? 16 : 24;
  if (element.closest('[inert]')) return 'is inert';
  const { top, bottom, left, right } = boxOf(drawn);
  const isInView = top >= 0 && left >= 0 && bottom <= page.innerHeight && right <= page.innerWidth;
  const first = hitAt(page, drawn);
  // Within the screen, too, it may have been pushed out of its row.
  if (!isInView || !first || !isOwn(first, element)) drawn.scrollIntoView({ block: 'center' });
  const { width, height } = boxOf(drawn);
  if (width < least || height < least) return `is ${Math.round(width)} × ${Math.round(height)} px small`;
  const hit = hitAt(page, drawn);
  if (!hit) return 'is out of sight';
  return isOwn(hit, element) ? '' : `lies under or lets through to ${tidy(hit.outerHTML).slice(0, 100)}`;
};
