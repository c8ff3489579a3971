import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Report } from '../../scripts/testing/report.ts';
import type { FaultCase } from './FaultCase.ts';
import type { CaseResult } from './runCases.ts';

const countsOf = <Item>(items: readonly Item[], key: (item: Item) => string): ReadonlyMap<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

/** Prints a case that went wrong, with its reasons. */
export const printWrong = (result: CaseResult): void => {
  if (result.wrong.length)
    console.log(`\nWRONG  ${result.case.name}\n${result.wrong.map((reason) => `       - ${reason}`).join('\n')}`);
};

/** Prints how many cases of each group there were, and how many of them went wrong. */
export const printResults = (results: readonly CaseResult[], tookMs: number): void => {
  const wrong = results.filter((result) => result.wrong.length);
  console.log('');
  for (const [group, members] of countsOf(results, (result) => result.case.group)) {
    const bad = members.filter((result) => result.wrong.length).length;
    console.log(`${group.padEnd(44)} ${String(members.length).padStart(6)} cases ${bad ? `${bad} WRONG` : ''}`);
  }
  const seconds = Math.round(tookMs / 1000);
  console.log(
    `${'All'.padEnd(44)} ${String(results.length).padStart(6)} cases, ${wrong.length} wrong, in ${seconds} s`,
  );
};

/** Prints what the table leaves out, and why. */
export const printLeftOut = (left: readonly { readonly case: FaultCase; readonly reason: string }[]): void => {
  for (const [reason, members] of countsOf(left, ({ reason }) => reason))
    console.log(`${String(members.length).padStart(6)} left out: ${reason}`);
};

/** Leaves the counts for the test command, and the names of what went wrong. */
export const writeReport = (file: string, results: readonly CaseResult[]): void => {
  const failures = results.filter(({ wrong }) => wrong.length).map((result) => result.case.name);
  const failed = failures.length;
  const report: Report = { passed: results.length - failed, failed, skipped: 0, failures };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
};
