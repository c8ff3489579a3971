import { t } from '../../i18n/t.ts';
import { receiptText } from '../../payments/messages.ts';
import type { Arrived } from '../../payments/orderPayments.ts';
import { RouteTitle } from './RouteTitle.tsx';

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
