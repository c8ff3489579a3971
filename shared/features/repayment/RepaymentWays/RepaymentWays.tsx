import { type ComponentType, type ReactNode, useState } from 'react';
import type { RepaymentInfo } from '../../../api/endpoints/repaymentInfo.ts';
import { showAmount } from '../../../brand/showAmount.ts';
import type { Amount } from '../../../domain/money.ts';
import type { Message } from '../../../i18n/messages.ts';
import { t } from '../../../i18n/t.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import type { QueryStatus } from '../../core/createQuery.ts';
import type { PlanChannels } from '../ChannelSheet/openChannels.tsx';
import { PayCodeBox, type PayCodeBoxProps } from '../PayCodeBox/PayCodeBox.tsx';
import { TipLink } from '../TipLink/TipLink.tsx';
import { text } from './messages.ts';

/** The fields of an order's repayment info that the ways to pay need. */
export type Offered = Pick<RepaymentInfo, 'notice' | 'hasTip' | 'channels' | 'payCode' | 'received'>;

/** The ways to pay, and what the borrower can do. */
export interface WaysProps {
  readonly plan: Offered;
  /** What is to be paid. */
  readonly due: Amount;
  readonly codeAddress: string;
  readonly instructionsAddress: string;
  readonly status: QueryStatus;
  /** The list of channels, which is visible once it is opened; undefined until it has loaded. */
  readonly Channels: PlanChannels | undefined;
  /** Opens the list. @returns, once it has loaded or failed to load, the reason of the failure. */
  readonly onShowChannels: () => Promise<Message | undefined>;
  /** The moment at which the code expired: it is not shown then, and the late chunk offers a new one in its place. */
  readonly expiredAtMs?: number | undefined;
  readonly onCopy: (code: string) => Promise<boolean>;
  readonly Head: PayCodeBoxProps['Head'];
  /** The component that contains the button for the list, if that is the page's main button. */
  readonly Bar?: ComponentType<{ readonly due: Amount; readonly children: ReactNode }>;
  /** The address at which the order is paid by card or from a wallet; undefined if that is not offered. */
  readonly cardAddress?: string | undefined;
}

/** The ways to pay the amount on a page: its existing code, or a channel from the list. */
export function RepaymentWays({ plan, expiredAtMs, Channels, onShowChannels, onCopy, Bar, ...page }: WaysProps) {
  const { payCode } = plan;
  // True while the list is loading, or why it did not load.
  const [asked, setAsked] = useState<true | Message | undefined>();
  const showChannels = async (): Promise<void> => {
    setAsked(true);
    setAsked(await onShowChannels());
  };
  const method = (
    <div className="stack">
      {typeof asked === 'object' && <p role="alert">{t(asked)}</p>}
      <Button isBusy={asked === true && !Channels} onPress={showChannels}>
        {t(text.method)}
      </Button>
    </div>
  );
  return (
    <>
      {plan.notice && <p className="card small said">{plan.notice}</p>}
      {payCode && expiredAtMs === undefined && !Channels?.isCodeBarred(plan, page.due) && (
        <PayCodeBox
          title={payCode.title || t(text.payCode)}
          logoUrl={payCode.logo}
          code={payCode.code}
          onCopy={() => onCopy(payCode.code)}
          href={page.codeAddress}
          Head={page.Head}
        />
      )}
      {expiredAtMs !== undefined && !Channels && <p className="card">{t(text.expired)}</p>}
      {/* Notes about the code are shown below it, or in its place; the list opens over the page. */}
      {Channels && <Channels {...page} plan={plan} show={showAmount} />}
      {plan.hasTip && <TipLink href={page.instructionsAddress} />}
      {Bar ? <Bar due={page.due}>{method}</Bar> : method}
    </>
  );
}
