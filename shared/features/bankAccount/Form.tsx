import { type FormEvent, type ReactNode, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { groupDigits } from '../../lib/digits.ts';
import { useOpenKeyboard } from '../../platform/keyboard.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { SlowNotice } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import type { BankForm, FilledForm, SaveState } from './bankForm.ts';
import type { BankField } from './bankItems.ts';
import { Field } from './Field.tsx';
import { bankFormText as text } from './messages.ts';
import { Unsaved } from './SaveResult.tsx';
import './Form.scss';

interface TypesProps {
  readonly types: BankField | undefined;
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

/** Repeats the account above the button: money that is sent to a wrong account is lost. */
function AccountPreview({ number, bank }: Pick<FilledForm, 'number' | 'bank'>) {
  if (!number) return null;
  return (
    <div className="account-preview">
      <p className="muted small">{t(text.check)}</p>
      <p>{bank ? bank.name : number.title}</p>
      <p className="account-preview__number notranslate">
        {groupDigits(number.value, number.inputType === 'phone' ? 'phone' : 'card')}
      </p>
    </div>
  );
}

interface FormProps {
  readonly view: FilledForm;
  readonly save: Exclude<SaveState, { readonly kind: 'saved' }>;
  readonly form: BankForm;
}

/** The form with its button, which is hidden while the keyboard is open. */
export function Form({ view, save, form }: FormProps) {
  const { types, fields } = view;
  const [choice, setChoice] = useState<BankField>();
  const isKeyboardOpen = useOpenKeyboard();
  const isBusy = save.kind === 'sending';
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    form.save();
  };
  return (
    <>
      <form className="stack" noValidate onSubmit={onSubmit}>
        <div className="card stack">
          <Types types={types} onPick={form.fill}>
            {fields.map((field) => (
              <Field key={field.at} field={field} onFill={form.fill} onOpenPicker={setChoice} />
            ))}
          </Types>
        </div>
        <Unsaved save={save} />
        {!isKeyboardOpen && (
          <ActionBar>
            <AccountPreview {...view} />
            <button type="submit" className="button" aria-disabled={isBusy} aria-busy={isBusy}>
              {t(save.kind === 'lost' ? text.again : text.next)}
            </button>
          </ActionBar>
        )}
        {isBusy && <SlowNotice />}
      </form>
      {choice && (
        <Picker
          title={choice.title}
          choices={choice.options}
          start={choice.value}
          onConfirm={(value) => {
            setChoice(undefined);
            form.fill(choice.at, value);
          }}
          onClose={() => setChoice(undefined)}
        />
      )}
    </>
  );
}
