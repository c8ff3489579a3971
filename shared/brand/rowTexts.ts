import type { Brand, Language, OrderRows } from './brand.ts';

/** The rows for which a brand lists labels. */
export const ORDER_ROWS = [
  'amountDue',
  'daysLate',
  'loanAmount',
  'loanFacts',
  'planTotal',
] as const satisfies readonly (keyof OrderRows)[];

/** The labels of a brand's rows as texts, one label per line; empty if it has none in that language. */
export const rowTexts = <Name extends keyof OrderRows>(
  { orderRows }: Pick<Brand, 'orderRows'>,
  language: Language,
  names: readonly Name[],
): { readonly [name in Name]: string } => {
  const texts = {} as { [name in Name]: string };
  for (const name of names) texts[name] = (orderRows[language]?.[name] ?? []).join('\n');
  return texts;
};
