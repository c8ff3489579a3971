import { answerDayOf } from '../../shared/features/complaint/complaintReceipt.ts';
import { t } from '../../shared/i18n/t.ts';
import { Dialog } from '../../shared/ui/Dialog/Dialog.tsx';
import { text } from './messages.ts';
import type { FormView } from './model.ts';

/** A word, over the form, that the complaint has been sent, and by when it is answered. */
export function Sent({ view }: { readonly view: Extract<FormView, { kind: 'sent' }> }) {
  const { orderNo, sentAtMs } = view.receipt;
  return (
    <Dialog title={t(text.sent)}>
      {view.isFound && <p>{t(text.found)}</p>}
      {orderNo && (
        <p>
          {t(text.order)} <b>{orderNo}</b>
        </p>
      )}
      <p>
        {t(text.due)} <b>{answerDayOf(sentAtMs)}</b>
      </p>
    </Dialog>
  );
}
