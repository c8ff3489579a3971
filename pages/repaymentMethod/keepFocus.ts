// The identity of a control for the borrower: its kind and its text or, for one of several cards, its value.
const nameOf = (control: Element): string =>
  `${control.tagName} ${control.getAttribute('value')} ${control.textContent}`;

/**
 * Remembers the focused control before all elements on screen are replaced. @returns a function that once focuses the equivalent new
 * control: the old one is gone, and the Tab key would start at the top of the page. If the borrower has moved the focus meanwhile, it stays
 * there.
 */
export const keepFocus = (): (() => void) => {
  let name = nameOf(document.activeElement || document.body);
  return () => {
    const controls = Array.from(document.querySelectorAll<HTMLElement>('a, button, input'));
    const same = controls.find((control) => nameOf(control) === name);
    if (document.activeElement === document.body) same?.focus({ preventScroll: true });
    name = '';
  };
};
