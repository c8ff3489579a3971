/**
 * Gives the focus to a box and keeps it there, with the page below held still; Escape asks to close. Answers how to
 * stop, which gives the focus back to where it was.
 */
export const trapFocus = (box: HTMLElement, onEscape: () => void): (() => void) => {
  const before = document.activeElement;
  const { classList } = document.documentElement;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  };
  // Focus that has left by Tab comes back to the box, and the next Tab goes on from its beginning.
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
