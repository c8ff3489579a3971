import { useLayoutEffect, useRef } from 'react';

/** The page's heading. It gets the focus when a pressed button disappears: it precedes whatever replaces the button, and it stays. */
export const pageHeading = (): HTMLElement | null => document.querySelector('h1');

/** When an element that had the focus has been removed (`isThere` becomes false), moves the focus to `next()`. Otherwise the next Tab key would start at the top of the page. */
export const useFocusAfter = (isThere: boolean, next: () => Element | null | undefined): void => {
  const wasThere = useRef(isThere);
  useLayoutEffect(() => {
    const hasGone = wasThere.current && !isThere;
    wasThere.current = isThere;
    const element = hasGone && document.activeElement === document.body && next();
    if (element instanceof HTMLElement) element.focus();
  });
};

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
