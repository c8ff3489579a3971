import { useStore } from '@nanostores/react';
import { name } from '../../brand/current.ts';
import { showAmount, showWhole } from '../../brand/formats.ts';
import { formatMoment } from '../../domain/dates.ts';
import { t } from '../../i18n/t.ts';
import { CopyWords } from '../../payments/Receipt.tsx';
import { NoBreakDates } from '../../ui/Day.tsx';
import { commonText } from '../../ui/messages.ts';
import { instalmentWords } from './CodeTicket.tsx';
import { paySlipText as text, codeTicketText as ticket } from './messages.ts';
import type { PaySlipModel } from './paySlipModel.ts';
import type { ReadyCode } from './storedCode.ts';

interface PaySlipProps {
  readonly model: PaySlipModel;
}

interface CopySlipProps extends PaySlipProps {
  readonly orderId: string;
}

/** @returns whether the code on screen has not been confirmed by the service, or so long ago that it is being read again. */
const useUnchecked = (model: PaySlipModel): boolean => {
  const view = useStore(model.$code);
  const isFromPhone = useStore(model.$isFromPhone);
  return view.kind === 'ready' && (view.status === 'stale' || (view.status === 'revalidating' && isFromPhone));
};

/** Above a code that the service has not confirmed: says that it was stored on this phone, and when. */
export function SlipNotice({ model }: PaySlipProps) {
  const view = useStore(model.$code);
  const isUnchecked = useUnchecked(model);
  if (view.kind !== 'ready' || !isUnchecked) return null;
  return (
    <section className="card" role="status">
      {view.checkedAtMs && (
        <p>
          <NoBreakDates text={t(text.fromPhone, { time: formatMoment(view.checkedAtMs) })} />
        </p>
      )}
      {view.status === 'stale' && <p className="muted small">{t(text.waits)}</p>}
    </section>
  );
}

/** Copies a code's slip as a text, for somebody who pays for the borrower. */
export function CopySlip({ model, orderId }: CopySlipProps) {
  const view = useStore(model.$code);
  // A slip says when its code was checked. Until that is known, the room of its button stays empty.
  if (view.kind !== 'ready' || !view.checkedAtMs) return <i />;
  return <CopyWords words={slipWords(view, view.checkedAtMs, orderId)} label={t(text.copy)} />;
}

/** The instructions for paying, one line each, with the number of each step. */
const stepsOf = ({ info }: ReadyCode): readonly string[] => {
  const lines: string[] = [];
  for (const { title, items } of info.payNotices) {
    lines.push(title);
    for (const { name: way, steps } of items) lines.push(way, ...steps.map((step, at) => `${at + 1}. ${step}`));
  }
  return lines;
};

/** The text of a slip: what somebody needs who pays for the borrower, without the borrower's data. */
const slipWords = (view: ReadyCode, checkedAtMs: number, orderId: string): string => {
  const { info, code, total, pay, isRollover } = view;
  const date = info.dueDate;
  const isRounded = pay !== total;
  const toPay = isRounded ? showWhole(pay) : showAmount(pay);
  const dateLabel = t(isRollover ? commonText.newDate : commonText.due);
  // What a payer types or shows comes first, the code on a line of its own; the steps come last.
  return [
    name,
    info.payCode?.title,
    toPay,
    isRounded && t(ticket.payWhole, { amount: toPay, due: showAmount(total) }),
    `${t(commonText.payCode)}:`,
    code,
    isRollover ? t(commonText.rolloverFee) : instalmentWords(info),
    info.productName,
    date && `${dateLabel}: ${date}`,
    orderId && `${t(commonText.orderNumber)}: ${orderId}`,
    t(text.asChecked, { time: formatMoment(checkedAtMs, 0) }),
    ...stepsOf(view),
  ]
    .filter(Boolean)
    .join('\n');
};
