import { Button } from '../../../ui/Button/Button.tsx';
import './CodeEntry.scss';

interface CodeEntryProps {
  readonly label: string;
  readonly code: string;
  readonly confirmLabel: string;
  readonly isBusy: boolean;
  readonly onType: (code: string) => void;
  readonly onConfirm: () => void;
  /** What the control for another code says; it is locked while a wait runs. */
  readonly resendLabel: string;
  readonly isWaiting: boolean;
  readonly onResend: () => void;
}

const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

/** The code from an SMS: typed or filled in by the phone, confirmed by the button or Enter, and sent again on request. */
export function CodeEntry({ label, code, confirmLabel, isBusy, isWaiting, resendLabel, ...on }: CodeEntryProps) {
  return (
    <form
      className="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        on.onConfirm();
      }}
    >
      <label>
        {label}
        <input
          ref={takeFocus}
          className="code-entry"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          readOnly={isBusy}
          onInput={({ currentTarget }) => on.onType(currentTarget.value)}
        />
      </label>
      <Button onPress={on.onConfirm} isBusy={isBusy}>
        {confirmLabel}
      </Button>
      <Button onPress={on.onResend} kind="quiet" isDisabled={isWaiting || isBusy}>
        {resendLabel}
      </Button>
    </form>
  );
}
