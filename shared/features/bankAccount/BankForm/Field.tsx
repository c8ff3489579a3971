import type { BankOption } from '../../../api/endpoints/readBankForm.ts';
import { Labelled } from '../../../ui/TextField/Labelled.tsx';
import { TextField } from '../../../ui/TextField/TextField.tsx';
import type { BankField as FilledField } from '../bankItems.ts';

/** An item of the form with what it is filled in with; `at` is its place among all items, the hidden ones too. */
export type BankField = Pick<FilledField, 'at' | 'kind' | 'title' | 'placeholder' | 'inputType' | 'value'> & {
  readonly options: readonly Pick<BankOption, 'name' | 'value'>[];
};

interface FieldProps<Item extends BankField> {
  readonly field: Item;
  readonly onFill: (at: number, value: string) => void;
  readonly onOpenPicker: (field: Item) => void;
}

function Choice<Item extends BankField>({ field, onOpenPicker }: Omit<FieldProps<Item>, 'onFill'>) {
  const { title, options, value, placeholder } = field;
  const chosen = options.find((option) => option.value === value);
  const shown = chosen ? chosen.name : placeholder;
  return (
    <button
      type="button"
      className={`field__control field__control--choice${chosen ? '' : ' field__control--empty'}`}
      aria-haspopup="dialog"
      aria-label={`${title} ${shown}`}
      onClick={() => onOpenPicker(field)}
    >
      {shown}
    </button>
  );
}

function Selection({ field, onFill }: Pick<FieldProps<BankField>, 'field' | 'onFill'>) {
  return (
    <select className="field__control" value={field.value} onChange={({ target }) => onFill(field.at, target.value)}>
      <option value="">{field.placeholder}</option>
      {field.options.map(({ name, value }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** One item of the form. */
export function Field<Item extends BankField>({ field, onFill, onOpenPicker }: FieldProps<Item>) {
  const { at, kind, title, placeholder, value, options, inputType } = field;
  return (
    <>
      <Labelled label={title}>
        {kind === 'enum' ? (
          <Choice field={field} onOpenPicker={onOpenPicker} />
        ) : kind === 'city-select' && options.length ? (
          <Selection field={field} onFill={onFill} />
        ) : (
          <TextField
            kind={kind}
            placeholder={placeholder}
            value={value}
            style={inputType}
            onFill={(filled) => onFill(at, filled)}
          />
        )}
      </Labelled>
      {/* A date field shows no placeholder. */}
      {kind === 'day' && <p className="muted small">{placeholder}</p>}
    </>
  );
}
