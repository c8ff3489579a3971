import { useStore } from '@nanostores/react';
import { t } from '../../../i18n/t.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import type { ConfirmModel } from './ConfirmModel.ts';
import { text } from './messages.ts';

interface LoanButtonProps {
  readonly model: ConfirmModel<unknown>;
  /** The service's own label for the button. */
  readonly label?: string | undefined;
}

/** The button that takes the loan, used in each place where it is shown. */
export function LoanButton({ model, label }: LoanButtonProps) {
  const { kind } = useStore(model.loanSubmission.$state);
  // The stores that `wait` reads, so that a change renders the button again.
  useStore(model.$offer);
  useStore(model.$form);
  useStore(model.agreements.$view);
  useStore(model.agreements.$opening);
  return (
    <Button onPress={model.confirm} isBusy={kind === 'sending'} isDisabled={!!model.wait()}>
      {label || t(text.loan)}
    </Button>
  );
}
