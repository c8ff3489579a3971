// What a control is to the borrower: its kind, and its words or, of one card among several, its value.
const nameOf = (control: Element): string =>
  `${control.tagName} ${control.getAttribute('value')} ${control.textContent}`;

/**
 * Remembers the control that has the focus, before other elements take the place of all that is on screen. @returns what gives
 * the focus to the control that is the same to the borrower, once: it has gone with the old one, and a key would begin at the
 * top of the page. Whoever has moved on meanwhile stays there.
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
