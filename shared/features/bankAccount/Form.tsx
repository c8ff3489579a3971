import type { FormEvent, ReactNode } from 'react';
import { t } from '../../i18n/t.ts';
import { groupDigits } from '../../lib/digits.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { SlowNotice } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Unsaved as UnsavedNotice } from './AfterForm.tsx';
import type { BankProblem } from './bankFilling.ts';
import type { Saving } from './bankForm.ts';
import type { ChosenBank } from './bankItems.ts';
import { Field, type ShownBankField } from './Field.tsx';
import { bankFormText as text } from './messages.ts';
import './Form.scss';

/** A form with its current values. */
export interface Filling<Item extends ShownBankField> {
  readonly kind: 'ready';
  /** The item whose options are the tabs, where the form has one. */
  readonly types: Item | undefined;
  readonly fields: readonly Item[];
  readonly bank?: ChosenBank | undefined;
  /** The item whose list of options is open over the page, with the option that is marked. */
  readonly picker: Item | undefined;
  readonly isKeyboardOpen: boolean;
  readonly problem: BankProblem | undefined;
}

/** What a borrower does to fill the form in, and to save it. */
export interface FillActions<Item extends ShownBankField> {
  fill(at: number, value: string): void;
  openPicker(field: Item): void;
  pick(value: string): void;
  confirmPick(): void;
  closePicker(): void;
  save(): void;
}

interface TypesProps {
  readonly types: ShownBankField | undefined;
  readonly onPick: (at: number, type: string) => void;
  readonly children: ReactNode;
}

// A form for a single type of account needs no tabs.
function Types({ types, onPick, children }: TypesProps) {
  if (!types?.options.length) return children;
  const { at, title, options, value } = types;
  return (
    <Tabs
      label={title}
      titles={options.map(({ name }) => name)}
      open={options.findIndex((option) => option.value === value)}
      onOpen={(place) => onPick(at, options[place]?.value || '')}
    >
      {children}
    </Tabs>
  );
}

// No ZIP code is as long as this.
const LONG_NUMBER = /^\d{7,}$/;

/** The account once more, above the button: money that is sent to a wrong account does not come back. */
function Look({ fields, bank }: Pick<Filling<ShownBankField>, 'fields' | 'bank'>) {
  const numbers = fields.filter(({ kind, value }) => kind === 'text' && LONG_NUMBER.test(value));
  // A form of a card may ask for a phone too.
  const number = numbers.find(({ inputType }) => inputType !== 'phone') ?? numbers[0];
  if (!number) return null;
  return (
    <div className="look">
      <p className="muted small">{t(text.check)}</p>
      <p>{bank ? bank.name : number.title}</p>
      <p className="look__number notranslate">
        {groupDigits(number.value, number.inputType === 'phone' ? 'phone' : 'card')}
      </p>
    </div>
  );
}

/** The state of a save that has not succeeded. */
type Unsaved = Exclude<Saving, { readonly kind: 'saved' }>;

interface FormProps<Item extends ShownBankField> {
  readonly form: Filling<Item>;
  readonly saving: Unsaved;
  readonly on: FillActions<Item>;
}

/** The form with its button, which is hidden while the keyboard is open. */
export function Form<Item extends ShownBankField>({ form, saving, on }: FormProps<Item>) {
  const { types, fields, bank, picker, isKeyboardOpen, problem } = form;
  const isBusy = saving.kind === 'sending';
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    on.save();
  };
  return (
    <>
      <form className="stack" noValidate onSubmit={onSubmit}>
        <div className="card stack">
          <Types types={types} onPick={on.fill}>
            {fields.map((field) => (
              <Field
                key={field.at}
                field={field}
                problem={problem && problem.at === field.at ? problem : undefined}
                onFill={on.fill}
                onOpenPicker={on.openPicker}
              />
            ))}
          </Types>
        </div>
        <UnsavedNotice problem={problem} saving={saving} />
        {!isKeyboardOpen && (
          <ActionBar>
            <Look fields={fields} bank={bank} />
            <button type="submit" className="button" aria-disabled={isBusy} aria-busy={isBusy}>
              {t(saving.kind === 'lost' ? text.again : text.next)}
            </button>
          </ActionBar>
        )}
        {isBusy && <SlowNotice />}
      </form>
      {picker && (
        <Picker
          title={picker.title}
          choices={picker.options}
          chosen={picker.value}
          onPick={on.pick}
          onConfirm={on.confirmPick}
          onClose={on.closePicker}
        />
      )}
    </>
  );
}
