import { atom, type ReadableAtom } from 'nanostores';
import { readBankForm } from '../../api/endpoints/readBankForm.ts';
import type { UnknownReason } from '../../domain/unknownReason.ts';
import type { Words } from '../../i18n/messages.ts';
import { typeDigits } from '../../lib/digits.ts';
import type { Env } from '../../platform/env.ts';
import { SHORT_TOAST_MS } from '../../platform/toastTimes.ts';
import type { Failure } from '../core/explain.ts';
import { type BankField, fieldNamedIn, type ShownForm, shownForm, startFields } from './bankItems.ts';
import { text } from './messages.ts';

/** The form on its way, there with what has been filled in so far, or why it is not (the service's words, or no answer). */
export type BankFormView =
  | { readonly kind: 'loading' }
  | ({
      readonly kind: 'ready';
      /** The choice that is open over the page, with what is marked in it. */
      readonly picker: BankField | undefined;
      readonly isKeyboardOpen: boolean;
      /** What the service has refused, until it is put right; `at` is the place of the field that its words name. */
      readonly problem: BankProblem | undefined;
    } & ShownForm)
  | {
      readonly kind: 'failed';
      readonly reason: UnknownReason | { readonly message: Words };
      readonly failure: Failure;
    };

/** What is wrong with a form; of no field in particular where there is no `at`. */
export interface BankProblem {
  readonly at: number | undefined;
  readonly message: Words;
  /** What the save was refused with. */
  readonly failure?: Failure | undefined;
}

/** Reading a bank form, and filling it in. */
export interface BankFilling {
  readonly $view: ReadableAtom<BankFormView>;
  /** All items, the hidden ones too; none before the form is there. */
  readonly fields: () => readonly BankField[];
  /** Reads the form, the first time or where it did not come. */
  read(): Promise<void>;
  /**
   * Fills in the item at this place. Of what is typed as a number, the digits count. `isCut`: there were more than the field
   * takes, which is said, for what is left of `+63 917…` looks like a number of that length.
   */
  fill(at: number, value: string, isCut?: boolean): void;
  openPicker(field: BankField): void;
  pick(value: string): void;
  confirmPick(): void;
  closePicker(): void;
  /** The choice did not come, though it was asked for: says so at its field, and stays closed. */
  failToPick(): void;
  setKeyboard(isOpen: boolean): void;
  /** Takes what the service says is wrong, with the field that it names and what came of the save, or that nothing is. */
  setProblem(message: Words | undefined, failure?: Failure): void;
  /** Leaves the form as it was at first. */
  clear(): void;
}

/** A bank form that is filled in. What was filled in where it is hidden now is kept. */
export const bankFilling = (env: Env): BankFilling => {
  const { call, page, toast } = env;
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

  const fill = (at: number, value: string, isCut = false): void => {
    // A choice that has been asked for may not have come yet: whoever has gone on to type is not torn from it any more.
    picker = undefined;
    // What a field was told stands until that field is changed.
    if (isCut) problem = { at, message: text.cut };
    else if (!problem || (problem.at ?? at) === at) problem = undefined;
    fields = fields.map((field) => {
      if (field.at !== at) return field;
      const isNumber = field.kind === 'text';
      return { ...field, value: isNumber ? typeDigits(value, value.length, field.inputType).digits : value };
    });
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
      toast(outcome.message, SHORT_TOAST_MS);
      const failed = { ...outcome, message: outcome.message || text.noMessage };
      $view.set({
        kind: 'failed',
        reason: failed.kind === 'unknown' ? failed.reason : failed,
        failure: { env, outcome: failed },
      });
    },
    fill,
    openPicker: (field) => {
      if (problem?.message === text.noPicker) problem = undefined;
      setPicker(field);
    },
    pick: (value) => picker && setPicker({ ...picker, value }),
    confirmPick: () => {
      if (picker) fill(picker.at, picker.value);
    },
    closePicker: () => setPicker(),
    failToPick: () => {
      problem = picker && { at: picker.at, message: text.noPicker };
      setPicker();
    },
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
