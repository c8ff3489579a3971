import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { t } from '../../../i18n/t.ts';
import { ActionBar } from '../../../ui/ActionBar/ActionBar.tsx';
import { lateComponent } from '../../../ui/lateComponent.tsx';
import { SlowNotice } from '../../../ui/Skeleton/SlowNotice.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import type { BankProblem } from '../bankFilling.ts';
import type { Saving } from '../bankForm.ts';
import { Field, type ShownBankField } from './Field.tsx';
import { text } from './messages.ts';

// The list of options loads after the document, and has usually arrived before a borrower opens one.
const { Late: LateChoosing, loadAhead } = lateComponent(
  async () => (await import('../AfterForm/AfterForm.tsx')).Choosing,
);
const { Late: LateUnsaved } = lateComponent(async () => (await import('../AfterForm/AfterForm.tsx')).Unsaved);

/** A form with its current values. */
export interface Filling<Item extends ShownBankField> {
  readonly kind: 'ready';
  /** The item whose options are the tabs, where the form has one. */
  readonly types: Item | undefined;
  readonly fields: readonly Item[];
  /** The item whose list of options is open over the page, with the option that is marked. */
  readonly picker: Item | undefined;
  readonly isKeyboardOpen: boolean;
  readonly problem: BankProblem | undefined;
}

/** What a borrower does to fill the form in, and to save it. */
export interface FillActions<Item extends ShownBankField> {
  fill(at: number, value: string, isCut?: boolean): void;
  openPicker(field: Item): void;
  pick(value: string): void;
  confirmPick(): void;
  closePicker(): void;
  failToPick(): void;
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

/** The state of a save that has not succeeded. */
type Unsaved = Exclude<Saving, { readonly kind: 'saved' }>;

interface FormProps<Item extends ShownBankField> {
  readonly form: Filling<Item>;
  readonly saving: Unsaved;
  readonly on: FillActions<Item>;
}

/** The form with its button, which is hidden while the keyboard is open. */
export function Form<Item extends ShownBankField>({ form, saving, on }: FormProps<Item>) {
  const { types, fields, picker, isKeyboardOpen, problem } = form;
  const isBusy = saving.kind === 'sending';
  // The error of a field is shown at that field.
  const unsaved = saving.kind === 'lost' ? text.unsure : problem && problem.at === undefined && problem.message;
  // The element that is rendered while the list of options loads: the field then says that it is opening.
  const [opening, setOpening] = useState<Element | null>(null);
  useEffect(loadAhead, []);
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
                isOpening={!!opening && picker?.at === field.at}
                onFill={on.fill}
                onOpenPicker={on.openPicker}
              />
            ))}
          </Types>
        </div>
        {unsaved && (
          <LateUnsaved
            problem={problem}
            saving={saving}
            onFailed={() => {}}
            before={
              <p role="alert" className="card">
                {t(unsaved)}
              </p>
            }
          />
        )}
        {!isKeyboardOpen && (
          <ActionBar>
            <button type="submit" className="button" aria-disabled={isBusy} aria-busy={isBusy}>
              {t(saving.kind === 'lost' ? text.again : text.next)}
            </button>
          </ActionBar>
        )}
        {isBusy && <SlowNotice />}
      </form>
      {picker && <LateChoosing picker={picker} on={on} onFailed={on.failToPick} before={<i ref={setOpening} />} />}
    </>
  );
}
