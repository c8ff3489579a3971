/**
 * The digits of what was typed, as many as a field takes. Of full width too, as a Chinese keyboard types them. Those of other scripts, which
 * a bank form takes, have no room on the page that asks by this.
 */
export const keptDigits = (value: string, most: number): string =>
  value.normalize('NFKC').replace(/\D/g, '').slice(0, most);
