import { t } from '../../i18n/t.ts';
import { receiptText } from '../../payments/messages.ts';
import type { Arrived } from '../../payments/orderPayments.ts';
import { RouteTitle } from './RouteTitle.tsx';

interface PaymentTitleProps {
  readonly title: string;
  /** What has arrived, where nothing else stands below the heading. */
  readonly receipt: Arrived | undefined;
}

/** The heading of a page that takes a payment: 'Receipt' where only the receipt of one is left to show. */
export function PaymentTitle({ title, receipt }: PaymentTitleProps) {
  if (!receipt?.payments.length) return <h1>{title}</h1>;
  return <RouteTitle title={t(receiptText.title)} takesFocus={false} />;
}
