// Digits with what people write between and before them. A letter at either end makes it something else than a number.
const candidates = /[a-z]?[+(]*\d(?:[\xa0 ().-]*\d)*[a-z]?/gi;

// `8:00` and `17.00` are times. Of hours such as `8-17` no three digits stand together, nor are there five.
const times = /\b\d?\d[:.]\d\d\b/g;
const isNumber = (part: string): boolean => /\d{3}|(\d\D*){5}/.test(part);

// A code that a phone obeys instead of calling somebody: for call diversion, for what is kept on the phone.
const isCode = (said: string): boolean => /[*#]\s*\d|\d\s*[*#]|%\d/.test(said);

/**
 * The first telephone number in words of a service: its digits, and a plus where it begins with one, nothing else.
 * Undefined where they hold none, or one that cannot be told from what stands around it.
 */
export const numberIn = (said: string): string | undefined => {
  // Digits of full width are digits.
  const words = said.normalize('NFKC');
  const first = (words.replace(times, ';').match(candidates) ?? []).find(isNumber);
  const digits = first?.replace(/\D/g, '') ?? '';
  if (!first || /[a-z]/i.test(first) || digits.length > 15 || isCode(words)) return undefined;
  return (first.includes('+') ? '+' : '') + digits;
};

/** The link that calls the first number in the words; undefined where there is none. */
export const telOf = (said: string): string | undefined => {
  const number = numberIn(said);
  return number && `tel:${number}`;
};

/** The address of a chat with the first number in the words; undefined where there is none. */
export const whatsAppOf = (said: string): string | undefined => {
  const number = numberIn(said);
  return number && `https://wa.me/${number.replace('+', '')}`;
};
