import type { Words } from '../i18n/messages.ts';
import { cutText } from '../lib/characters.ts';
import { asciiDigits, digitsOf, homeNumber, readSmsCode } from '../lib/digits.ts';
import type { PhoneForm } from '../lib/phone.ts';
import { withoutInvisible } from '../lib/texts.ts';
import { textFieldText as texts } from './messages.ts';

/** What is kept of what stands in a field. */
export interface Kept {
  /** What is sent. */
  readonly value: string;
  /** What the field shows, and the place of the caret in it. */
  readonly text: string;
  readonly caret: number;
  /** What was left out. */
  readonly note?: { readonly message: Words } | undefined;
}

/** Says what is kept of a field that holds `typed`, with the caret at `caret`. */
export type FieldRule = (typed: string, caret: number) => Kept;

/** Any text, without what nobody sees. */
export const anyText: FieldRule = (typed, caret) => ({ value: withoutInvisible(typed), text: typed, caret });

type Change = (text: string) => string;

const unchanged: Change = (text) => text;

interface LimitedOptions {
  /** Leaves out what does not belong into the field. */
  readonly clean?: Change;
  /** The beginning of a text that has room in so many UTF-16 units. */
  readonly cut?: (text: string, room: number) => string;
  readonly show?: Change;
  /** Turns the whole into what is meant by it. */
  readonly mean?: Change;
}

/** At most so many UTF-16 units, and words for more. Where it is more, what is directly before the caret is left out, for it came last: what stood there stays. */
const upTo =
  (
    most: number,
    full: Words,
    {
      clean = unchanged,
      cut = (text, room) => text.slice(0, room),
      show = unchanged,
      mean = unchanged,
    }: LimitedOptions,
  ) =>
  (typed: string, caret: number): Kept => {
    const start = clean(typed.slice(0, caret));
    const end = clean(typed.slice(caret));
    const after = cut(end, most);
    const before = cut(start, most - after.length);
    const value = mean(before + after);
    return {
      value,
      text: show(value),
      caret: show(value.slice(0, Math.max(0, value.length - after.length))).length,
      note: before + after === start + end ? undefined : { message: full },
    };
  };

/** Text of at most so many UTF-16 units, in whole characters. */
export const textUpTo = (most: number): FieldRule => upTo(most, texts.text, { cut: cutText });

/** Letters that form no word, as those of a picture: without blanks, full-width ones as ASCII. */
export const lettersUpTo = (most: number): FieldRule =>
  upTo(most, texts.text, { clean: (text) => asciiDigits(withoutInvisible(text.normalize('NFKC'))).replace(/\s/g, '') });

// Anything but digits, blanks and what stands between groups of digits. Without it, `1.1E+15` or `No. 2: 0011` would look like a number.
const OTHER = /[^\d\s.()+＋‐-–-]|\.(?!\d{3})/;

/** Digits alone. */
export const digitsUpTo =
  (most: number, more?: LimitedOptions): FieldRule =>
  (typed, caret) => {
    const kept = upTo(most, texts.digits, { clean: digitsOf, ...more })(typed, caret);
    const hasOther = OTHER.test(asciiDigits(withoutInvisible(typed)).trim());
    return hasOther && !kept.note ? { ...kept, note: { message: texts.signs } } : kept;
  };

/** A phone number of the lender's country: `+63 917…`, `0063917…` and `917…` are 0917…. One of another country is kept as it is dialled. */
export const phoneOf =
  (form: PhoneForm, show = unchanged): FieldRule =>
  (typed, caret) => {
    const clean: Change = (text) => asciiDigits(text).replace(/[^\d+]/g, '');
    const mean: Change = (text) => homeNumber(text, form);
    const dialled = clean(typed);
    const hasPrefix = new RegExp(`^(\\+|00|${form.countryCode})`).test(dialled) || mean(dialled) !== dialled;
    return digitsUpTo(form.maxDigits + (hasPrefix ? 6 : 0), { clean, mean, show })(typed, caret);
  };

/** The code in what was typed or pasted, the whole SMS perhaps: at most so many digits. */
export const smsCode =
  (most: number): FieldRule =>
  (typed, caret) => {
    const { code, hasTwo } = readSmsCode(typed);
    if (hasTwo) return { value: '', text: typed, caret, note: { message: texts.twoCodes } };
    return digitsUpTo(most)(code, code.length === typed.length ? caret : code.length);
  };
