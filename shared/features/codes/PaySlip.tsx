import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { formatMoment } from '../../domain/dates.ts';
import { t } from '../../i18n/t.ts';
import { SavePicture } from '../../payments/Receipt.tsx';
import type { Receipt } from '../../payments/receiptModel.ts';
import { Button } from '../../ui/Button.tsx';
import { NoBreakDates } from '../../ui/Day.tsx';
import { useFocusAfter } from '../core/focus.ts';
import { paySlipText as text } from './messages.ts';
import type { PaySlipModel } from './paySlipModel.ts';
import { slipLines } from './slipLines.tsx';

interface PaySlipProps {
  readonly model: PaySlipModel;
}

interface SaveSlipProps extends PaySlipProps {
  readonly receipt: Receipt;
  readonly orderId: string;
  /** The modules of the code's barcode, for the picture. */
  readonly rows?: readonly string[] | undefined;
}

/** @returns whether the code on screen has not been confirmed by the service, or so long ago that it is being read again. */
export const useUnchecked = (model: PaySlipModel): boolean => {
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
      <p>
        <NoBreakDates text={t(text.fromPhone, { time: formatMoment(view.checkedAtMs) })} />
      </p>
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
export function SaveSlip({ model, receipt, orderId, rows }: SaveSlipProps) {
  const view = useStore(model.$code);
  if (view.kind !== 'ready') return null;
  return (
    <>
      <SavePicture receipt={slipLines(view, orderId, rows)} label={t(text.save)} model={receipt} />
      <Kept model={model} />
    </>
  );
}
