const focusable = 'a[href],button:not([disabled]),input:not([disabled]),textarea:not([disabled]),iframe';

/** Moves a Tab that would leave the box to its other end. */
export const keepFocusInside = (box: HTMLElement, event: KeyboardEvent): void => {
  const all = box.querySelectorAll<HTMLElement>(focusable);
  const [first, last] = [all[0], all[all.length - 1]];
  const at = document.activeElement;
  const isAtEdge = event.shiftKey ? at === first || at === box : at === last;
  if (!isAtEdge && box.contains(at)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
};
