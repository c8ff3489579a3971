/**
 * Moves the focus to a box, keeps it there, and stops the page below from scrolling; Escape calls `onEscape`. @returns a function that ends this
 * and restores the focus.
 */
export const trapFocus = (box: HTMLElement, onEscape: () => void): (() => void) => {
  const before = document.activeElement;
  const { classList } = document.documentElement;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  };
  // When Tab moves the focus out, it returns to the box, and the next Tab continues from its start.
  const onFocus = (event: FocusEvent) => {
    if (!box.contains(event.target as Node)) box.focus();
  };
  box.focus();
  classList.add('is-covered');
  document.addEventListener('keydown', onKey);
  document.addEventListener('focusin', onFocus);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('focusin', onFocus);
    classList.remove('is-covered');
    if (before instanceof HTMLElement) before.focus();
  };
};
