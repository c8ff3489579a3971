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

/** Reads a build's `_headers` file, in which each path is followed by indented headers. @returns a function that gives the headers of a path. */
export const readHeaders = (folder: string): ((path: string) => Headers) => {
  const rules = readRules(folder);
  return (path) =>
    Object.fromEntries(rules.filter(({ matches }) => matches.test(path)).flatMap(({ headers }) => headers));
};
