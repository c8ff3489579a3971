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

/**
 * A dialled number (digits, perhaps after a plus) as it is written in its own country: `+63917…`, `0063917…` and `917…` are 0917…. One that is not
 * whole yet, or of another country, stays as it is.
 */
export const homeNumber = (dialled: string, { pattern, countryCode = '', trunkPrefix = '' }: PhoneForm): string => {
  // No country's code begins with 0.
  const national = dialled.replace(new RegExp(`^(\\+(?=0)|(\\+|00)?${countryCode})`), '');
  for (const number of [dialled, national])
    for (const form of [number, trunkPrefix + number, number.replace(new RegExp(`^${trunkPrefix}`), '')])
      if (new RegExp(pattern).test(form)) return form;
  return dialled;
};
