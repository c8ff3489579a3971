import { useStore } from '@nanostores/react';
import type { RepaymentInfo } from '../../api/endpoints/repaymentInfo.ts';
import { showAmount, showWhole } from '../../brand/formats.ts';
import { t } from '../../i18n/t.ts';
import { PaymentStatus } from '../../payments/PaymentStatus.tsx';
import { NoBreakDates } from '../../ui/Day.tsx';
import { heroAmount } from '../../ui/Hero.tsx';
import { commonText } from '../../ui/messages.ts';
import { OwnerLine } from '../core/OwnerLine.tsx';
import { LastUpdated } from '../core/QueryView.tsx';
import { codeTicketText as text } from './messages.ts';
import { CodeHead, CopyCode } from './PayCodeBox.tsx';
import type { ReadyCode, StoredCode } from './storedCode.ts';
import '../../ui/Hero.scss';
import './CodeTicket.scss';

/** Which instalment a code pays, by the service's fact; empty where there is none. */
export const instalmentWords = ({ facts: { instalment } }: Pick<RepaymentInfo, 'facts'>): string => {
  if (!instalment) return '';
  return instalment.of === 1 ? t(text.full) : t(text.instalment, { ...instalment });
};

interface CodeTicketProps {
  readonly view: ReadyCode;
  readonly model: Pick<StoredCode, '$parts' | 'orderId' | 'copy'>;
}

/** What a rollover's fee does, as far as the service says: it moves the due date, and leaves an amount to pay. */
const moveWords = ({ dueDate: date, facts }: RepaymentInfo): string => {
  const owed = facts.stillOwedCents;
  return owed === undefined ? t(text.moves, { date }) : t(text.owing, { date, amount: showAmount(owed) });
};

/** Parts of one line, each unbroken where it fits. */
function Parts({ parts }: { readonly parts: readonly string[] }) {
  return (
    <>
      {parts.filter(Boolean).map((part, at) => (
        <span key={part}>
          {at > 0 && ' · '}
          <span className="whole">{part}</span>
        </span>
      ))}
    </>
  );
}

/** A pay code as a ticket: the channel that takes it, the amount, the code, and below them what it is for. */
export function CodeTicket({ view, model }: CodeTicketProps) {
  const { info, code, isRollover, total, pay, barcode } = view;
  const { Picture } = useStore(model.$parts) ?? {};
  const room = barcode && <div className={`code-room--${barcode}`} />;
  const isRounded = pay !== total;
  const toPay = isRounded ? showWhole(pay) : showAmount(pay);
  return (
    <section className="card stack">
      <CodeHead logo={info.payCode?.logo} title={info.payCode?.title}>
        <p className="muted small">{t(isRollover ? commonText.rolloverFee : commonText.toPay)}</p>
      </CodeHead>
      <p className={heroAmount(toPay)}>{toPay}</p>
      {isRounded && (
        <p>
          <strong>{t(text.payWhole, { amount: toPay, due: showAmount(total) })}</strong>
        </p>
      )}
      <CopyCode key={code} code={code} onCopy={() => model.copy(code)} isMain />
      {Picture ? <Picture>{room}</Picture> : room}
      <div className="code-ticket__foot small">
        {isRollover && info.dueDate && (
          <p>
            <NoBreakDates text={moveWords(info)} />
          </p>
        )}
        <p>
          <Parts
            parts={
              isRollover
                ? [info.delay?.title || '']
                : [instalmentWords(info), info.dueDate && t(text.due, { date: info.dueDate })]
            }
          />
        </p>
        <p className="muted notranslate">
          <Parts parts={[info.productName, model.orderId ? t(text.ofOrder, { order: model.orderId }) : '']} />
        </p>
        <OwnerLine owner={info.facts.owner} />
        <p>{t(text.onlyHere)}</p>
      </div>
    </section>
  );
}

interface CodeActionsProps {
  readonly view: ReadyCode;
  readonly model: Pick<StoredCode, '$parts' | 'payments' | 'refresh' | 'orderAddress'>;
}

/** Below a code: that the page waits for the payment, when the code was checked, the order, and the code's slip. */
export function CodeActions({ view, model }: CodeActionsProps) {
  const { Slip } = useStore(model.$parts) ?? {};
  return (
    <>
      <div>
        {/* Only its details have something to say there: two lines, whose room is empty until then. */}
        {Slip ? (
          <PaymentStatus payments={model.payments} on="belowCode" />
        ) : (
          <p className="small">
            &nbsp;
            <br />
            &nbsp;
          </p>
        )}
        <LastUpdated atMs={view.checkedAtMs} status={view.status} onRefresh={model.refresh} />
      </div>
      <div className="code-actions">
        <a className="button button--quiet" href={model.orderAddress}>
          {t(commonText.order)}
        </a>
        {/* Takes the room of the slip's button until that has loaded. */}
        {Slip ? <Slip /> : <i />}
      </div>
    </>
  );
}
