import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { StarDialog } from '../../shared/features/core/StarDialog.tsx';
import { t } from '../../shared/i18n/t.ts';
import { addressOf, type Screen } from '../../shared/navigation/screens.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { orderHubText as hubText, orderRestText as text } from './messages.ts';
import type { BelowProps, LoanDetailModel, OrderPopup } from './model.ts';
import { scorePrompt } from './score.ts';

interface PromptProps {
  readonly title: string;
  readonly message: string;
  /** The label and the action of the main button; without them the popup only shows a message. */
  readonly label?: string;
  readonly onAgree?: () => void;
  readonly onClose: () => void;
}

function Prompt({ title, message, label, onAgree, onClose }: PromptProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="said">{message}</p>
      {onAgree && <Button onPress={onAgree}>{label}</Button>}
      <Button onPress={onClose} kind={onAgree ? 'quiet' : 'main'}>
        {t(onAgree ? commonText.cancel : text.ok)}
      </Button>
    </Dialog>
  );
}

function Score({ model: { env, closePopup } }: { readonly model: LoanDetailModel }) {
  const [isThanked, setIsThanked] = useState(false);
  const [prompt] = useState(() => scorePrompt(env, closePopup, () => setIsThanked(true)));
  return isThanked ? (
    <Prompt title={t(text.thanks)} message={t(text.lowScore)} onClose={closePopup} />
  ) : (
    <StarDialog title={t(text.scoreTitle)} prompt={prompt} onCancel={closePopup} onClose={closePopup} />
  );
}

const promptOf = ({ order, model: { env, withdraw } }: BelowProps, popup: Exclude<OrderPopup, { kind: 'score' }>) => {
  const goTo = (screen: Screen, extra = {}) => ({
    onAgree: () => env.navigator.assign(addressOf(env.page, screen, extra)),
  });
  switch (popup.kind) {
    case 'withdraw':
      return {
        title: t(text.withdrawTitle),
        label: t(text.withdraw),
        ...(order.nextUrl
          ? { onAgree: withdraw }
          : { message: `${popup.message}\n${t(hubText.withdrawHow)}`, ...goTo('customerService') }),
      };
    case 'bank':
      return {
        title: popup.title || t(text.bankTitle),
        label: t(commonText.addAccount),
        ...goTo('bindBank', { source: 'loanDetail' }),
      };
    case 'tips':
      return { title: t(text.tipsTitle) };
  }
};

/** The popup that is open over the order, if any. */
export function Popup({ order, model }: BelowProps) {
  const popup = useStore(model.$popup);
  if (!popup) return null;
  if (popup.kind === 'score') return <Score model={model} />;
  return (
    <Prompt
      key={popup.kind}
      message={popup.message}
      {...promptOf({ order, model }, popup)}
      onClose={model.closePopup}
    />
  );
}
