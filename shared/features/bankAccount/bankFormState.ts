import { atom, type ReadableAtom } from 'nanostores';
import { readBankForm } from '../../api/endpoints/readBankForm.ts';
import type { UnknownReason } from '../../domain/failures.ts';
import type { Words } from '../../i18n/messages.ts';
import type { Env } from '../../platform/env.ts';
import { commonText } from '../../ui/messages.ts';
import type { Failure } from '../core/failure.tsx';
import { type BankField, fieldNamedIn, type ShownForm, shownForm, startFields } from './bankItems.ts';

/** The form while it loads, with its current values, or why it could not be read (the service's words, or no response). */
export type BankFormView =
  | { readonly kind: 'loading' }
  | ({
      readonly kind: 'ready';
      /** The item whose list of options is open over the page, with the option that is marked. */
      readonly picker: BankField | undefined;
      readonly isKeyboardOpen: boolean;
      /** The error that the service reported, until the borrower corrects it; `at` is the index of the field that its words name. */
      readonly problem: BankProblem | undefined;
    } & ShownForm)
  | {
      readonly kind: 'failed';
      readonly reason: UnknownReason | { readonly message: Words };
      readonly failure: Failure;
    };

/** The error of a form; it belongs to no particular field if `at` is undefined. */
export interface BankProblem {
  readonly at: number | undefined;
  readonly message: Words;
  /** The failure of the save that was refused. */
  readonly failure?: Failure | undefined;
}

/** A bank form with the values that the borrower has entered. */
export interface BankFormState {
  readonly $view: ReadableAtom<BankFormView>;
  /** All items, including hidden ones; empty before the form is read. */
  readonly fields: () => readonly BankField[];
  /** Reads the form, if it has not been read or if reading it failed. */
  read(): Promise<void>;
  /** Sets the value of the item at this index. */
  fill(at: number, value: string): void;
  openPicker(field: BankField): void;
  pick(value: string): void;
  confirmPick(): void;
  closePicker(): void;
  setKeyboard(isOpen: boolean): void;
  /** Sets the service's error message and the failure of the save; finds the field that the message names. `undefined` removes the error. */
  setProblem(message: Words | undefined, failure?: Failure): void;
  /** Resets the form to its initial values. */
  clear(): void;
}

/** Reads a bank form and holds its values. Values of fields that become hidden are kept. */
export const bankFormState = (env: Env): BankFormState => {
  const { call, page } = env;
  const $view = atom<BankFormView>({ kind: 'loading' });
  let fields: readonly BankField[] = [];
  let picker: BankField | undefined;
  let isKeyboardOpen = false;
  let problem: BankProblem | undefined;

  const show = (): void => {
    if (fields.length) $view.set({ kind: 'ready', ...shownForm(fields), picker, isKeyboardOpen, problem });
  };

  const setPicker = (field?: BankField): void => {
    picker = field;
    show();
  };

  const fill = (at: number, value: string): void => {
    picker = undefined;
    // The error of a field stays until that field is changed.
    if (problem && (problem.at ?? at) === at) problem = undefined;
    fields = fields.map((field) => (field.at === at ? { ...field, value } : field));
    show();
  };

  return {
    $view,
    fields: () => fields,
    read: async () => {
      $view.set({ kind: 'loading' });
      const outcome = await call(readBankForm, { product_id: page.session.product_id });
      if (outcome.kind === 'ok') {
        fields = startFields(outcome.data);
        return show();
      }
      const failed =
        outcome.kind === 'refused' ? { ...outcome, message: outcome.message || commonText.failed } : outcome;
      $view.set({
        kind: 'failed',
        reason: failed.kind === 'unknown' ? failed.reason : failed,
        failure: { env, outcome: failed },
      });
    },
    fill,
    openPicker: setPicker,
    pick: (value) => picker && setPicker({ ...picker, value }),
    confirmPick: () => {
      if (picker) fill(picker.at, picker.value);
    },
    closePicker: () => setPicker(),
    setProblem: (message, failure) => {
      problem = message ? { at: fieldNamedIn(fields, message)?.at, message, failure } : undefined;
      show();
    },
    setKeyboard: (isOpen) => {
      isKeyboardOpen = isOpen;
      show();
    },
    clear: () => {
      fields = startFields(fields);
      problem = undefined;
      show();
    },
  };
};
