import { useLayoutEffect, useRef } from 'react';

/** Once what `isThere` tells of has gone with the focus in it, gives that to what comes after: a key would begin at the top of the page. */
export const useFocusAfter = (isThere: boolean, next: () => Element | null | undefined): void => {
  const wasThere = useRef(isThere);
  useLayoutEffect(() => {
    const hasGone = wasThere.current && !isThere;
    wasThere.current = isThere;
    const element = hasGone && document.activeElement === document.body && next();
    if (element instanceof HTMLElement) element.focus();
  });
};
