import { useLayoutEffect, useRef } from 'react';

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
