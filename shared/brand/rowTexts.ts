import type { Brand, Language, OrderRows } from './brand.ts';

/** What a brand names labels of. */
export const ORDER_ROWS = [
  'amountDue',
  'daysLate',
  'loanAmount',
  'loanFacts',
  'planTotal',
] as const satisfies readonly (keyof OrderRows)[];

/** The labels of a brand's rows as texts, a label to a line; empty where it names none in that language. */
export const rowTexts = <Name extends keyof OrderRows>(
  { orderRows }: Pick<Brand, 'orderRows'>,
  language: Language,
  names: readonly Name[],
): { readonly [name in Name]: string } => {
  const texts = {} as { [name in Name]: string };
  for (const name of names) texts[name] = (orderRows[language]?.[name] ?? []).join('\n');
  return texts;
};
