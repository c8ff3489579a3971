import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '../../shared/i18n/t.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { FieldProblem } from '../../shared/ui/FieldProblem.tsx';
import { commonText } from '../../shared/ui/messages.ts';
import { Stars } from '../../shared/ui/Stars.tsx';
import { orderHubText as hubText, orderRestText as text } from './messages.ts';
import type { BelowProps, LoanDetailModel } from './model.ts';
import { scorePrompt } from './score.ts';

interface PromptProps {
  readonly title: string;
  readonly message: string;
  /** The label and the action of the main button; without them the popup only shows a message. */
  readonly label?: string;
  readonly onAgree?: () => void;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

function Prompt({ title, message, label, onAgree, closeLabel, onClose }: PromptProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="said">{message}</p>
      {onAgree && <Button onPress={onAgree}>{label}</Button>}
      <Button onPress={onClose} kind={onAgree ? 'quiet' : 'main'}>
        {closeLabel}
      </Button>
    </Dialog>
  );
}

function Score({ model }: { readonly model: LoanDetailModel }) {
  const [prompt] = useState(() => scorePrompt(model.env, model.closePopup));
  const { kind, stars, note } = useStore(prompt.$score);
  if (kind === 'thanks')
    return (
      <Prompt title={t(text.thanks)} message={t(text.lowScore)} closeLabel={t(text.ok)} onClose={model.closePopup} />
    );
  return (
    <Dialog title={t(text.scoreTitle)} onClose={model.closePopup}>
      <Stars stars={stars} onChoose={prompt.choose} />
      <FieldProblem field="score" message={note} />
      <Button onPress={prompt.send} isBusy={kind === 'sending'}>
        {t(commonText.send)}
      </Button>
      <Button onPress={model.closePopup} kind="quiet">
        {t(commonText.cancel)}
      </Button>
    </Dialog>
  );
}

/** The popup that is open over the order, if any. */
export function Popup({ order, model }: BelowProps) {
  const popup = useStore(model.$popup);
  const { closePopup } = model;
  const askService = () => model.env.navigator.assign(addressOf(model.env.page, 'customerService'));
  switch (popup?.kind) {
    case undefined:
      return null;
    case 'withdraw':
      return (
        <Prompt
          key={popup.kind}
          title={t(text.withdrawTitle)}
          message={order.nextUrl ? popup.message : `${popup.message}\n${t(hubText.withdrawHow)}`}
          label={t(text.withdraw)}
          onAgree={order.nextUrl ? model.withdraw : askService}
          closeLabel={t(commonText.cancel)}
          onClose={closePopup}
        />
      );
    case 'bank':
      return (
        <Prompt
          key={popup.kind}
          title={popup.title || t(text.bankTitle)}
          message={popup.message}
          label={t(commonText.addAccount)}
          onAgree={() => model.env.navigator.assign(addressOf(model.env.page, 'bindBank', { source: 'loanDetail' }))}
          closeLabel={t(commonText.cancel)}
          onClose={closePopup}
        />
      );
    case 'tips':
      return (
        <Prompt
          key={popup.kind}
          title={t(text.tipsTitle)}
          message={popup.message}
          closeLabel={t(text.ok)}
          onClose={closePopup}
        />
      );
    case 'score':
      return <Score key={popup.kind} model={model} />;
  }
}
