import { Button } from '../../../ui/Button/Button.tsx';
import type { ConfirmModel } from './ConfirmModel.ts';
import { text } from './messages.ts';

interface LoanButtonProps {
  readonly model: Pick<ConfirmModel<unknown>, 'loanSubmission' | 'wait' | 'confirm'>;
  /** The service's own words for it. */
  readonly label?: string | undefined;
}

/** The button that takes the loan, wherever it stands. */
export function LoanButton({ model, label }: LoanButtonProps) {
  return (
    <Button
      onPress={model.confirm}
      isBusy={model.loanSubmission.$state.get().kind === 'sending'}
      isDisabled={!!model.wait()}
    >
      {label || text.loan}
    </Button>
  );
}
