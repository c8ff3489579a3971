import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { showAmount, showWhole } from '../../brand/formats.ts';
import { formatMoment } from '../../domain/dates.ts';
import { t } from '../../i18n/t.ts';
import { inGroups } from '../../lib/texts.ts';
import { SaveLines } from '../../payments/Receipt.tsx';
import { lenderLine, type ReceiptLines, wordsOf } from '../../payments/receiptModel.ts';
import type { TextLine } from '../../platform/images/textImage.ts';
import { Button } from '../../ui/Button.tsx';
import { NoBreakDates } from '../../ui/Day.tsx';
import { commonText } from '../../ui/messages.ts';
import { useFocusAfter } from '../core/focus.ts';
import { instalmentWords } from './CodeTicket.tsx';
import { paySlipText as text, codeTicketText as ticket } from './messages.ts';
import { modulesPicture } from './modulesPicture.ts';
import type { PaySlipModel } from './paySlipModel.ts';
import type { ReadyCode } from './storedCode.ts';

interface PaySlipProps {
  readonly model: PaySlipModel;
}

interface SaveSlipProps extends PaySlipProps {
  readonly orderId: string;
  /** The modules of the code's barcode, for the picture. */
  readonly rows?: readonly string[] | undefined;
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

/** Says that the phone has stored the slip, and folds away how to remove it, because phones are lent and sold. */
function Kept({ model }: PaySlipProps) {
  const state = useStore(model.$state);
  const message = useRef<HTMLParagraphElement>(null);
  // The pressed button 'Remove' is removed itself.
  useFocusAfter(state === 'kept', () => message.current);
  if (state !== 'kept')
    return (
      <p ref={message} tabIndex={-1} className="muted small" role="status">
        {state === 'removed' && t(text.removed)}
      </p>
    );
  return (
    <details>
      <summary className="line muted small">
        <span>{t(text.kept)}</span> <span aria-hidden="true">+</span>
      </summary>
      <Button kind="text" onPress={model.remove}>
        {t(text.remove)}
      </Button>
    </details>
  );
}

/** Saves a code's slip as a picture or as text, for somebody who pays for the borrower, and says what the phone stores. */
export function SaveSlip({ model, orderId, rows }: SaveSlipProps) {
  const view = useStore(model.$code);
  // A slip says when its code was checked. Until that is known, the room of its button stays empty.
  if (view.kind !== 'ready' || !view.checkedAtMs) return <i />;
  return (
    <>
      <SaveLines lines={slipLines(view, view.checkedAtMs, orderId, rows)} label={t(text.save)} />
      <Kept model={model} />
    </>
  );
}

/** The instructions for paying, one line each, with the number of each step. */
const stepsOf = ({ info }: ReadyCode): TextLine[] => {
  const lines: TextLine[] = [];
  for (const { title, items } of info.payNotices) {
    lines.push({ text: title, size: 36, isBold: true });
    for (const { name: way, steps } of items) {
      lines.push({ text: way, size: 34, isBold: true });
      lines.push(...steps.map((step, at) => ({ text: `${at + 1}. ${step}`, size: 34 })));
    }
  }
  return lines;
};

/**
 * The lines of a slip, as a picture and as text: what somebody needs who pays for the borrower, without the borrower's data. `rows`: the modules of
 * the code's barcode, which the picture shows above the digits.
 */
const slipLines = (view: ReadyCode, checkedAtMs: number, orderId: string, rows?: readonly string[]): ReceiptLines => {
  const { info, code, total, pay, isRollover } = view;
  const date = info.dueDate;
  const drawing = rows && modulesPicture(rows);
  const isRounded = pay !== total;
  const toPay = isRounded ? showWhole(pay) : showAmount(pay);
  const rounded = isRounded ? t(ticket.payWhole, { amount: toPay, due: showAmount(total) }) : '';
  const checked = { text: t(text.asChecked, { time: formatMoment(checkedAtMs, 0) }), size: 30 };
  // What a payer types or shows comes first, large enough to be read at arm's length; the steps come last.
  const linesWith = (shownCode: string, ...last: TextLine[]): TextLine[] =>
    [
      lenderLine,
      { text: info.payCode?.title || '', size: 44, isBold: true },
      { text: toPay, size: 80, isBold: true },
      { text: rounded, size: 36, isBold: true },
      { text: `${t(commonText.payCode)}:`, size: 36 },
      { text: shownCode, size: 64, isBold: true },
      { text: '', size: 0, ...(drawing && { drawing }) },
      { text: isRollover ? t(commonText.rolloverFee) : instalmentWords(info), size: 36 },
      { text: info.productName, size: 36 },
      ...(date ? [{ text: t(isRollover ? commonText.newDate : commonText.due), value: date, size: 36 }] : []),
      ...(orderId ? [{ text: t(commonText.orderNumber), value: orderId, size: 36 }] : []),
      ...last,
      ...stepsOf(view),
    ].filter((line) => line.text || line.drawing);
  const subject = wordsOf(linesWith(code));
  return {
    fileName: 'pay-slip.png',
    lines: linesWith(inGroups(code).join(' '), checked),
    // For pasting: the code without gaps.
    words: `${subject}\n${checked.text}`,
    subject,
  };
};
