import { useLayoutEffect, useRef, useState } from 'react';
import { name } from '../../brand/current.ts';
import { t } from '../../i18n/t.ts';
import { documentTitle } from '../../lib/texts.ts';
import { receiptText } from '../../payments/messages.ts';
import type { Arrived } from '../../payments/orderPayments.ts';

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

interface PaymentTitleProps {
  readonly title: string;
  /** The payments that have arrived, if only their receipt is shown. */
  readonly receipt: Arrived | undefined;
}

/** The heading of a page that takes a payment: 'Receipt' if only a receipt is shown. */
export function PaymentTitle({ title, receipt }: PaymentTitleProps) {
  if (!receipt?.payments.length) return <h1>{title}</h1>;
  return <RouteTitle title={t(receiptText.title)} takesFocus={false} />;
}
