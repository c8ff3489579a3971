import { useLayoutEffect, useRef, useState } from 'react';
import { name } from '../../brand/current.ts';
import { documentTitle } from '../../lib/texts.ts';

interface RouteTitleProps {
  readonly title: string;
  /** Whether the borrower reached this part within the page: its heading then takes the focus. */
  readonly takesFocus: boolean;
}

/** The heading of one part of a page, which is also the document's title while it is shown. Use the part as its `key`. */
export function RouteTitle({ title, takesFocus }: RouteTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The value at the first render: the focus moves once.
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
