import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { phoneTable } from './phoneTable.ts';

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

const rows = readme
  .split('\n')
  .filter((line) => /^\| `/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('the table of what is kept on a phone', () => {
  it('says in the README what the code does', () => {
    expect(rows).toEqual(
      phoneTable.map(({ name, place, owner, purpose, age, limit }) => [
        `\`${name}\``,
        place,
        owner,
        purpose,
        age,
        limit,
      ]),
    );
  });

  it('says of everything whose it is, how long it is kept, and how much', () => {
    for (const row of phoneTable) expect(Object.values(row).every((cell) => cell.trim())).toBe(true);
    expect(new Set(phoneTable.map(({ name }) => name)).size).toBe(phoneTable.length);
  });
});
