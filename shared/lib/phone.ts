/** How phone numbers are written in a country. */
export interface PhoneForm {
  readonly maxDigits: number;
  /** The regular expression of a complete number. */
  readonly pattern: string;
  /** What is dialled from abroad, without a plus, such as `63`. Without it, a plus is left out. */
  readonly countryCode?: string;
  /** What is dialled before a number within the country and not from abroad: mostly `0`. Absent where there is none. */
  readonly trunkPrefix?: string;
}

// Digits with the characters that people write before and between them. A letter at either end is matched too, because the match is then not a
// phone number.
const candidates = /[a-z]?[+(]*\d(?:[\xa0 ().-]*\d)*[a-z]?/gi;

// `8:00` and `17.00` are times. Opening hours such as `8-17` have no three adjacent digits, and fewer than five in all.
const times = /\b\d?\d[:.]\d\d\b/g;
const isNumber = (part: string): boolean => /\d{3}|(\d\D*){5}/.test(part);

// A service code (USSD or MMI), which a phone executes instead of calling somebody: it can divert calls or change what the phone stores.
const isCode = (text: string): boolean => /[*#]\s*\d|\d\s*[*#]|%\d/.test(text);

/**
 * The first telephone number in the service's words: its digits, after a plus if it is written with one. Undefined if there is none, or if it
 * cannot be told from the characters around it.
 */
export const numberIn = (text: string): string | undefined => {
  // Full-width digits count as digits.
  const words = text.normalize('NFKC');
  const first = (words.replace(times, ';').match(candidates) ?? []).find(isNumber);
  const digits = first?.replace(/\D/g, '') ?? '';
  if (!first || /[a-z]/i.test(first) || digits.length > 15 || isCode(words)) return undefined;
  return (first.includes('+') ? '+' : '') + digits;
};

/** The `tel:` link for the first number in the words; undefined if there is none. */
export const telOf = (text: string): string | undefined => {
  const number = numberIn(text);
  return number && `tel:${number}`;
};

/** The address of a WhatsApp chat with the first number in the words; undefined if there is none. */
export const whatsAppOf = (text: string): string | undefined => {
  const number = numberIn(text);
  return number && `https://wa.me/${number.replace('+', '')}`;
};
