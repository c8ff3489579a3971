import { useLayoutEffect, useRef, useState } from 'react';
import { name } from '../../brand/current.ts';
import { documentTitle } from '../../lib/texts.ts';

interface RouteTitleProps {
  readonly title: string;
  /** Whether the borrower came to this part within the page: the focus then begins at its heading. */
  readonly takesFocus: boolean;
}

/** The heading of one part of a page, which names the document too while it stands. To be keyed by the part. */
export function RouteTitle({ title, takesFocus }: RouteTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // As it was when the part was come to; the borrower goes on from there.
  const [focuses] = useState(takesFocus);
  // After every rendering: the file of a language names the document after the page first.
  useLayoutEffect(() => {
    document.title = documentTitle(title, name);
  });
  useLayoutEffect(() => {
    if (focuses) heading.current?.focus();
  }, [focuses]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}
