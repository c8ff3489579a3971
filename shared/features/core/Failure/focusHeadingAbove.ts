/**
 * Moves the focus to the heading above the section of the pressed button, before something else replaces that section. Otherwise the
 * focus would be lost, and the Tab key and a screen reader would start at the top of the page.
 */
export const focusHeadingAbove = (): void => {
  const pressed = document.activeElement;
  // Safari does not focus a tapped button: then no focus is lost with it.
  if (!pressed || pressed === document.body) return;
  const leaving = pressed.closest('section') || pressed;
  const above = [...document.querySelectorAll<HTMLElement>('h1, h2')].filter(
    (heading) => heading.compareDocumentPosition(leaving) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const heading = above[above.length - 1];
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
};
