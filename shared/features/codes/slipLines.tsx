import { showAmount, withoutZeros } from '../../brand/formats.ts';
import { formatMoment } from '../../domain/dates.ts';
import { t } from '../../i18n/t.ts';
import { inGroups } from '../../lib/texts.ts';
import { lenderLine, type ReceiptLines, wordsOf } from '../../payments/receiptModel.ts';
import type { TextLine } from '../../platform/images/textImage.ts';
import { instalmentWords } from './CodeTicket.tsx';
import { paySlipText as text, codeTicketText as ticket } from './messages.ts';
import type { CodeTicketView } from './paySlipModel.ts';

const purposeOf = ({ info, isRollover }: CodeTicketView): string => {
  return isRollover ? t(text.rollover) : instalmentWords(info);
};

/** The instructions for paying, one line each, with the number of each step. */
const stepsOf = ({ info }: CodeTicketView): TextLine[] => {
  const lines: TextLine[] = [];
  for (const { title, items } of info.payNotices) {
    lines.push({ text: title, size: 28, isBold: true });
    for (const { name: way, steps } of items) {
      lines.push({ text: way, size: 24, isBold: true });
      lines.push(...steps.map((step, at) => ({ text: `${at + 1}. ${step}`, size: 24 })));
    }
  }
  return lines;
};

/**
 * The lines of a slip, as a picture and as text: what somebody needs who pays for the borrower, without the borrower's data. `rows`: the modules of
 * the code's barcode, which the picture shows above the digits.
 */
export const slipLines = (view: CodeTicketView, orderId: string, rows?: readonly string[]): ReceiptLines => {
  const { info, code, total, pay, isRollover, checkedAtMs } = view;
  const date = info.dueDate;
  const isRounded = pay !== total;
  const toPay = isRounded ? withoutZeros(showAmount(pay)) : showAmount(pay);
  const rounded = isRounded ? t(ticket.payWhole, { amount: toPay, due: showAmount(total) }) : '';
  const linesWith = (shownCode: string): TextLine[] => {
    const lines: TextLine[] = [
      lenderLine,
      { text: toPay, size: 56, isBold: true },
      { text: rounded, size: 28, isBold: true },
      { text: purposeOf(view), size: 28 },
      { text: info.productName, size: 28 },
      { text: info.payCode?.title ?? '', size: 32, isBold: true },
      { text: '', size: 0, ...(rows && { rows }) },
      { text: `${t(text.code)}:`, size: 28 },
      { text: shownCode, size: 44, isBold: true },
    ];
    if (date) lines.push({ text: t(isRollover ? text.newDate : text.dueDate), value: date, size: 28 });
    if (orderId) lines.push({ text: t(text.order), value: orderId, size: 28 });
    lines.push(...stepsOf(view));
    return lines.filter((line) => line.text || line.rows);
  };
  const checked = { text: t(text.asChecked, { time: formatMoment(checkedAtMs, 0) }), size: 24 };
  const subject = wordsOf(linesWith(code));
  return {
    fileName: 'pay-slip.png',
    lines: [...linesWith(inGroups(code).join(' ')), checked],
    // For pasting: the code without gaps.
    words: `${subject}\n${checked.text}`,
    subject,
  };
};
