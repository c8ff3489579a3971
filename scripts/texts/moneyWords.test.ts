import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allMessages } from '../build/readMessages.ts';
import { root } from '../build/root.ts';

const NAMES_MONEY =
  /\{(amount|due|total|sum|rate|price)\}|\b(paid|ow(e|es|ed|ing)|due|receive[sd]?|costs?|fees?|refund\w*)\b/i;

/** The sentences that the table names, as `set.key`; a whole set as `set.*`. */
const named = readFileSync(join(root, 'shared/README.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, sentences = '', , fact]) => fact && /^`\w+` [\w*]/.test(sentences))
  .flatMap(([, sentences = '']) => sentences.split('; '))
  .flatMap((part) => {
    const [, set, keys = ''] = /^`(\w+)` (.+)$/.exec(part) ?? [];
    return keys.split(', ').map((key) => `${set}.${key}`);
  });

it('Every sentence of the app’s own that names money stands in the table once with its fact, and nothing else does', async () => {
  const sets = [...(await allMessages()).sets.values()];
  const all = sets.flatMap(({ name, languages }) =>
    Object.entries(languages['en'] ?? {}).map(([key, text]) => ({ name, id: `${name}.${key}`, text })),
  );
  const rowsOf = ({ name, id }: { readonly name: string; readonly id: string }): number =>
    named.filter((each) => each === id || each === `${name}.*`).length;
  const wrong = all.filter((message) => rowsOf(message) > 1 || (NAMES_MONEY.test(message.text) && !rowsOf(message)));
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(named.filter((each) => !all.some(({ name, id }) => each === id || each === `${name}.*`))).toEqual([]);
});
