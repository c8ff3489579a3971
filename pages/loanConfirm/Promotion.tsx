import { LoanButton } from '../../shared/features/confirmation/ConfirmScreen/LoanButton.tsx';
import { t } from '../../shared/i18n/t.ts';
import { Dialog } from '../../shared/ui/Dialog/Dialog.tsx';
import { closeIcon } from '../../shared/ui/Icon/drawings.ts';
import { Icon } from '../../shared/ui/Icon/Icon.tsx';
import { text } from './messages.ts';
import type { LoanConfirmModel } from './model.ts';
import './Promotion.scss';

interface PromotionProps {
  readonly model: LoanConfirmModel;
  readonly message: string;
  readonly label: string;
}

/** What the lender has to say before anything else, with the page's own button below it. */
export function Promotion({ model, message, label }: PromotionProps) {
  return (
    <Dialog title={t(text.promotion)} onClose={model.closePromotion}>
      <button type="button" className="promotion__close" aria-label={t(text.close)} onClick={model.closePromotion}>
        <Icon path={closeIcon} />
      </button>
      <p className="said">{message}</p>
      <LoanButton model={model} label={label} />
    </Dialog>
  );
}
