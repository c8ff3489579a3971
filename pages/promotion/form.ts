import { atom, type ReadableAtom } from 'nanostores';
import { phone as phoneRule } from '../../shared/brand/current.ts';
import { type Words, withValues } from '../../shared/i18n/messages.ts';
import { type FieldRule, lettersUpTo, phoneOf, smsCode } from '../../shared/ui/fieldRules.ts';
import { text } from './messages.ts';

const CAPTCHA_LETTERS = 4;
const SMS_DIGITS = 6;

/** What the visitor has typed. */
export interface Typed {
  readonly phone: string;
  readonly captcha: string;
  readonly sms: string;
}

export type Field = keyof Typed;

/** The error of a field, or of the whole `form` if the service's message names no field. */
export interface Problem {
  readonly field: Field | 'form';
  readonly message: Words;
}

/** The form: its values, its error, and the call in progress. */
export interface Form extends Typed {
  readonly problem: Problem | undefined;
  readonly busy: 'sending' | 'registering' | undefined;
}

/** A form and its rules. */
export interface FormRules {
  readonly $form: ReadableAtom<Form>;
  change(changes: Partial<Form>): void;
  type(field: Field, value: string): void;
  /** Shows the error of the first invalid field. @returns whether all of them are valid. */
  areRight(fields: readonly Field[]): boolean;
}

/** The input rule of each field. */
export const rules: { readonly [field in Field]: FieldRule } = {
  phone: phoneOf(phoneRule),
  captcha: lettersUpTo(CAPTCHA_LETTERS),
  sms: smsCode(SMS_DIGITS),
};

const problemOf: { readonly [field in Field]: (value: string) => Words | false } = {
  phone: (value) =>
    !new RegExp(phoneRule.pattern).test(value) && withValues(text.enterPhone, { example: phoneRule.example }),
  captcha: (value) => !value && text.enterCaptcha,
  sms: (value) => !value && text.enterSms,
};

/** The form of the landing page, empty. */
export const makeForm = (): FormRules => {
  const $form = atom<Form>({ phone: '', captcha: '', sms: '', problem: undefined, busy: undefined });
  const change = (changes: Partial<Form>): void => $form.set({ ...$form.get(), ...changes });
  return {
    $form,
    change,
    type: (field, value) => {
      const { problem } = $form.get();
      // The error of a field stays until that field is changed.
      const other = problem?.field === field || problem?.field === 'form' ? undefined : problem;
      change({ [field]: value, problem: other });
    },
    areRight: (fields) =>
      fields.every((field) => {
        const message = problemOf[field]($form.get()[field]);
        if (message) change({ problem: { field, message } });
        return !message;
      }),
  };
};
