import type { BankOption } from '../../api/endpoints/readBankForm.ts';
import type { Lost } from '../../lib/digits.ts';
import { FieldProblem, type ProblemMark, useProblemMark } from '../../ui/FieldProblem.tsx';
import { Labelled, TextField } from '../../ui/TextField.tsx';
import type { BankProblem } from './bankFilling.ts';
import type { BankField } from './bankItems.ts';

/** An item of the form with its value; `at` is its index among all items, including hidden ones. */
export type ShownBankField = Pick<
  BankField,
  'at' | 'code' | 'kind' | 'title' | 'placeholder' | 'inputType' | 'value'
> & {
  readonly options: readonly Pick<BankOption, 'name' | 'value'>[];
};

// What the service calls the kinds of its items.
const fieldKinds = { text: 'digits', day: 'day', 'city-select': 'text' } as const;

interface FieldProps<Item extends ShownBankField> {
  readonly field: Item;
  readonly onFill: (at: number, value: string, lost?: Lost) => void;
  readonly onOpenPicker: (field: Item) => void;
}

interface Marked {
  readonly mark: ProblemMark;
}

function Choice<Item extends ShownBankField>({ field, onOpenPicker, mark }: Omit<FieldProps<Item>, 'onFill'> & Marked) {
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
      {...mark}
    >
      {shown}
    </button>
  );
}

function Selection({ field, onFill, mark }: Pick<FieldProps<ShownBankField>, 'field' | 'onFill'> & Marked) {
  return (
    <select
      className="field__control"
      value={field.value}
      onChange={({ target }) => onFill(field.at, target.value)}
      {...mark}
    >
      <option value="">{field.placeholder}</option>
      {field.options.map(({ name, value }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** One item of the form, with its error. */
export function Field<Item extends ShownBankField>({
  field,
  problem,
  onFill,
  onOpenPicker,
}: FieldProps<Item> & { readonly problem: BankProblem | undefined }) {
  const { at, code, kind, title, placeholder, value, options, inputType } = field;
  const id = `item-${at}`;
  const mark = useProblemMark(id, problem);
  return (
    <>
      <Labelled label={title}>
        {kind === 'enum' ? (
          <Choice field={field} onOpenPicker={onOpenPicker} mark={mark} />
        ) : kind === 'city-select' && options.length ? (
          <Selection field={field} onFill={onFill} mark={mark} />
        ) : (
          <TextField
            kind={fieldKinds[kind]}
            placeholder={placeholder}
            value={value}
            grouping={inputType}
            onFill={(filled, lost) => onFill(at, filled, lost)}
            isBirthday={kind === 'day' && /birth/i.test(code)}
            mark={mark}
          />
        )}
      </Labelled>
      <FieldProblem field={id} message={problem?.message} />
      {/* A date field shows no placeholder. */}
      {kind === 'day' && <p className="muted small">{placeholder}</p>}
    </>
  );
}
