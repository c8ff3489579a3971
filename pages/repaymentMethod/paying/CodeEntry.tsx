import { useLayoutEffect, useRef } from 'react';
import type { Words } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { FieldProblem } from '../../../shared/ui/FieldProblem.tsx';
import { anyText } from '../../../shared/ui/fieldRules.ts';
import { useTextField } from '../../../shared/ui/useTextField.ts';
import '../../../shared/ui/TextField.scss';
import './Paying.scss';

interface CodeEntryProps {
  readonly label: string;
  readonly code: string;
  readonly confirmLabel: string;
  readonly isBusy: boolean;
  /** The error of the code; a new one moves the focus back to the field. */
  readonly problem: { readonly message: Words } | undefined;
  readonly onType: (code: string) => void;
  readonly onConfirm: () => void;
  /** The label of the control that requests another code, which is locked during the waiting time. */
  readonly resendLabel: string;
  readonly isWaiting: boolean;
  readonly onResend: () => void;
}

/** The code from an SMS: typed or filled in by the phone, confirmed by the button or Enter, and sent again on request. */
export function CodeEntry({
  label,
  code,
  confirmLabel,
  isBusy,
  problem,
  isWaiting,
  resendLabel,
  ...on
}: CodeEntryProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const field = useTextField({ name: 'code', value: code, rule: anyText, problem, onFill: on.onType });
  // Entering the code is the only purpose of this view.
  useLayoutEffect(() => input.current?.focus(), []);
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
          {...field.control}
          ref={(element) => {
            input.current = element;
            field.control.ref(element);
          }}
          className="field__control code-entry"
          inputMode="numeric"
          autoComplete="one-time-code"
          readOnly={isBusy}
        />
      </label>
      <FieldProblem field="code" message={field.problem?.message} />
      <Button onPress={on.onConfirm} isBusy={isBusy}>
        {confirmLabel}
      </Button>
      <Button onPress={on.onResend} kind="quiet" isDisabled={isWaiting || isBusy}>
        {resendLabel}
      </Button>
    </form>
  );
}
