import type { InputHTMLAttributes } from 'react';
import { phone } from '../../brand/current.ts';
import { groupDigits } from '../../lib/digits.ts';
import { useProblemMark } from '../../ui/FieldProblem.tsx';
import { anyText, digitsUpTo, type FieldRule, phoneOf } from '../../ui/fieldRules.ts';
import { Labelled, TextField } from '../../ui/TextField.tsx';
import { type TextFieldOptions, useTextField } from '../../ui/useTextField.ts';
import type { BankProblem } from './bankForm.ts';
import type { BankField } from './bankItems.ts';

interface ChoiceProps {
  readonly name: string;
  readonly field: BankField;
  readonly problem: BankProblem | undefined;
  readonly onOpenPicker: (field: BankField) => void;
}

function Choice({ name, field, problem, onOpenPicker }: ChoiceProps) {
  const { title, options, value, placeholder } = field;
  const chosen = options.find((option) => option.value === value);
  const shown = chosen ? chosen.name : placeholder;
  return (
    <Labelled label={title} name={name} problem={problem}>
      <button
        type="button"
        className={`field__control field__control--choice${chosen ? '' : ' field__control--empty'}`}
        aria-haspopup="dialog"
        aria-label={`${title} ${shown}`}
        onClick={() => onOpenPicker(field)}
        {...useProblemMark(name, problem)}
      >
        {shown}
      </button>
    </Labelled>
  );
}

interface SelectionProps extends TextFieldOptions, Pick<BankField, 'placeholder' | 'options'> {
  readonly label: string;
}

// A phone may fill it in as it does a text.
function Selection({ label, placeholder, options, ...field }: SelectionProps) {
  const { control, problem } = useTextField(field);
  return (
    <Labelled label={label} name={field.name} problem={problem}>
      <select className="field__control" {...control}>
        <option value="">{placeholder}</option>
        {options.map(({ name, value }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

// A browser without date fields turns one into a text field.
const day: FieldRule = (typed, caret) => {
  if (/^\d{4,6}-\d\d-\d\d$/.test(typed)) return anyText(typed, caret);
  const typedDay = digitsUpTo(8, { show: (text) => groupDigits(text, 'day') })(typed, caret);
  return { ...typedDay, value: typedDay.text };
};

const ruleOf = ({ kind, inputType }: BankField): FieldRule => {
  if (kind === 'city-select') return anyText;
  if (kind === 'day') return day;
  const show = (text: string): string => groupDigits(text, inputType);
  return inputType === 'phone' ? phoneOf(phone, show) : digitsUpTo(Number.POSITIVE_INFINITY, { show });
};

const inputOf = ({ code, kind, placeholder, inputType }: BankField): InputHTMLAttributes<HTMLInputElement> => {
  const isDay = kind === 'day';
  return {
    type: isDay ? 'date' : kind === 'text' ? 'tel' : 'text',
    inputMode: kind === 'city-select' ? 'text' : 'numeric',
    // A day on which the borrower was born: the browser may know it.
    autoComplete: isDay && /birth/i.test(code) ? 'bday' : inputType === 'phone' ? 'tel-national' : 'off',
    placeholder: isDay ? `${placeholder} YYYY-MM-DD` : placeholder,
  };
};

/** One item of the form, with its error. */
export function Field({
  field,
  problem,
  onFill,
  onOpenPicker,
}: {
  readonly field: BankField;
  readonly problem: BankProblem | undefined;
  readonly onFill: (at: number, value: string) => void;
  readonly onOpenPicker: (field: BankField) => void;
}) {
  const { at, kind, title, placeholder, value, options } = field;
  const common = { name: `item-${at}`, problem };
  if (kind === 'enum') return <Choice {...common} field={field} onOpenPicker={onOpenPicker} />;
  const typed = { ...common, label: title, value, rule: ruleOf(field), onFill: (filled: string) => onFill(at, filled) };
  if (options.length && kind === 'city-select')
    return <Selection {...typed} placeholder={placeholder} options={options} />;
  return (
    <>
      <TextField {...typed} input={inputOf(field)} />
      {/* A date field shows no placeholder. */}
      {kind === 'day' && <p className="muted small">{placeholder}</p>}
    </>
  );
}
