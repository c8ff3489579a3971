import { useEffect } from 'react';
import type { RepaymentInfo } from '../../../api/endpoints/repaymentInfo.ts';
import { t } from '../../../i18n/t.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { lateComponent } from '../../../ui/lateComponent.tsx';
import type { QueryStatus } from '../../core/createQuery.ts';
import type { SheetStep } from '../ChannelSheet/ChannelSheet.tsx';
import { PayCodeBox, type PayCodeBoxProps } from '../PayCodeBox/PayCodeBox.tsx';
import { TipLink } from '../TipLink/TipLink.tsx';
import { text } from './messages.ts';

// The list of channels follows the document, and is there before most borrowers ask for it.
const { Late: LateChannelSheet, loadAhead } = lateComponent(
  async () => (await import('../ChannelSheet/ChannelSheet.tsx')).ChannelSheet,
);

/** What of an order's repayment info the ways to pay are shown by. */
export type Offered = Pick<RepaymentInfo, 'notice' | 'hasTip' | 'channels' | 'payCode'>;

/** The ways to pay, where the choice among them stands, and what the borrower can do. */
export interface WaysProps {
  readonly plan: Offered;
  readonly codeAddress: string | undefined;
  readonly instructionsAddress: string;
  readonly status: QueryStatus;
  readonly step:
    | { readonly kind: 'closed' }
    | { readonly kind: SheetStep; readonly chosen: number | string | undefined };
  readonly payment: {
    readonly show: () => void;
    readonly close: () => void;
    readonly failToShow: () => void;
    readonly choose: (channelNumber: number | string) => void;
    readonly pay: () => void;
    readonly checkAgain: () => void;
  };
  readonly onCopy: (code: string) => Promise<boolean>;
  readonly Head?: PayCodeBoxProps['Head'];
  /** Where the order is paid by card or from a wallet; undefined where that is not offered. */
  readonly cardAddress?: string | undefined;
}

/** The ways to pay what a page shows: its code at once, or a channel from the list below. */
export function RepaymentWays({ plan, step, payment, onCopy, ...page }: WaysProps) {
  const { payCode } = plan;
  useEffect(loadAhead, []);
  return (
    <>
      {plan.notice && <p className="card small said">{plan.notice}</p>}
      {payCode && (
        <PayCodeBox
          title={payCode.title || t(text.payCode)}
          logoUrl={payCode.logo}
          code={payCode.code}
          onCopy={() => onCopy(payCode.code)}
          href={page.codeAddress}
          Head={page.Head}
        />
      )}
      {plan.hasTip && <TipLink href={page.instructionsAddress} />}
      <Button onPress={payment.show}>{t(text.method)}</Button>
      {step.kind !== 'closed' && (
        <LateChannelSheet
          channels={plan.channels}
          chosen={step.chosen}
          step={step.kind}
          status={page.status}
          cardAddress={page.cardAddress}
          onChoose={payment.choose}
          onPay={payment.pay}
          onCheckAgain={payment.checkAgain}
          onClose={payment.close}
          onFailed={payment.failToShow}
        />
      )}
    </>
  );
}
