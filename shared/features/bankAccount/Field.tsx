import type { InputHTMLAttributes } from 'react';
import { phone } from '../../brand/current.ts';
import { groupDigits } from '../../lib/digits.ts';
import { anyText, digitsUpTo, type FieldRule, phoneOf } from '../../ui/fieldRules.ts';
import { Labelled, TextField } from '../../ui/TextField.tsx';
import { type TextFieldOptions, useTextField } from '../../ui/useTextField.ts';
import type { BankField } from './bankItems.ts';

interface ChoiceProps {
  readonly field: BankField;
  readonly onOpenPicker: (field: BankField) => void;
}

function Choice({ field, onOpenPicker }: ChoiceProps) {
  const { title, options, value, placeholder } = field;
  const chosen = options.find((option) => option.value === value);
  const shown = chosen ? chosen.name : placeholder;
  return (
    <Labelled label={title}>
      <button
        type="button"
        className={`field__control field__control--choice${chosen ? '' : ' field__control--empty'}`}
        aria-haspopup="dialog"
        aria-label={`${title} ${shown}`}
        onClick={() => onOpenPicker(field)}
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
  const { control } = useTextField(field);
  return (
    <Labelled label={label}>
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

const ruleOf = ({ kind, inputType }: BankField): FieldRule => {
  if (kind !== 'text') return anyText;
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

interface FieldProps extends ChoiceProps {
  readonly onFill: (at: number, value: string) => void;
}

/** One item of the form. */
export function Field({ field, onFill, onOpenPicker }: FieldProps) {
  const { at, kind, title, placeholder, value, options } = field;
  if (kind === 'enum') return <Choice field={field} onOpenPicker={onOpenPicker} />;
  const fill = (filled: string): void => onFill(at, filled);
  const typed = { name: `item-${at}`, label: title, value, rule: ruleOf(field), onFill: fill };
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
