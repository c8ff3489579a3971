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
export const slipLines = (view: CodeTicketView, orderId: string, rows?: readonly string[]): ReceiptLines => {
  const { info, code, total, pay, isRollover, checkedAtMs } = view;
  const date = info.dueDate;
  const isRounded = pay !== total;
  const toPay = isRounded ? withoutZeros(showAmount(pay)) : showAmount(pay);
  const rounded = isRounded ? t(ticket.payWhole, { amount: toPay, due: showAmount(total) }) : '';
  const checked = { text: t(text.asChecked, { time: formatMoment(checkedAtMs, 0) }), size: 30 };
  // What a payer types or shows comes first, large enough to be read at arm's length; the steps come last.
  const linesWith = (shownCode: string, ...last: TextLine[]): TextLine[] =>
    [
      lenderLine,
      { text: info.payCode?.title ?? '', size: 44, isBold: true },
      { text: toPay, size: 80, isBold: true },
      { text: rounded, size: 36, isBold: true },
      { text: `${t(text.code)}:`, size: 36 },
      { text: shownCode, size: 64, isBold: true },
      { text: '', size: 0, ...(rows && { rows }) },
      { text: purposeOf(view), size: 36 },
      { text: info.productName, size: 36 },
      ...(date ? [{ text: t(isRollover ? text.newDate : text.dueDate), value: date, size: 36 }] : []),
      ...(orderId ? [{ text: t(text.order), value: orderId, size: 36 }] : []),
      ...last,
      ...stepsOf(view),
    ].filter((line) => line.text || line.rows);
  const subject = wordsOf(linesWith(code));
  return {
    fileName: 'pay-slip.png',
    lines: linesWith(inGroups(code).join(' '), checked),
    // For pasting: the code without gaps.
    words: `${subject}\n${checked.text}`,
    subject,
  };
};
