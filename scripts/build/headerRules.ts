import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Headers } from './hostHeaders.ts';

interface HeaderRule {
  readonly matches: RegExp;
  readonly headers: readonly (readonly [string, string])[];
}

const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\*/g, '.*')}$`);

const readRules = (folder: string): HeaderRule[] => {
  const blocks = readFileSync(join(folder, '_headers'), 'utf8').split(/\n(?=\S)/);
  return blocks.map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    const headers = lines
      .map((line) => /^\s*([\w-]+):\s*(.*)$/.exec(line))
      .flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : []));
    return { matches: toPattern(path), headers };
  });
};

/** What a build's `_headers` file says of each path: a path, and below it indented headers. */
export const readHeaders = (folder: string): ((path: string) => Headers) => {
  const rules = readRules(folder);
  return (path) =>
    Object.fromEntries(rules.filter(({ matches }) => matches.test(path)).flatMap(({ headers }) => headers));
};
