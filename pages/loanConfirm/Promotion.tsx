import { confirmScreenText as confirm } from '../../shared/features/confirmation/messages.ts';
import { t } from '../../shared/i18n/t.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { closeIcon, Icon } from '../../shared/ui/Icon.tsx';
import { text } from './messages.ts';
import type { LoanConfirmModel } from './model.ts';
import './Promotion.scss';

interface PromotionProps {
  readonly model: LoanConfirmModel;
  readonly message: string;
  readonly label: string;
}

/**
 * A message of the lender before anything else. Its button has the same label as the page's, but leads to the terms: nobody takes a loan
 * without seeing it.
 */
export function Promotion({ model, message, label }: PromotionProps) {
  return (
    <Dialog title={t(text.promotion)} onClose={model.closePromotion}>
      <button type="button" className="promotion__close" aria-label={t(text.close)} onClick={model.closePromotion}>
        <Icon path={closeIcon} />
      </button>
      <p className="said">{message}</p>
      <Button onPress={model.closePromotion}>{label || t(confirm.loan)}</Button>
    </Dialog>
  );
}
