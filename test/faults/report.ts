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

const isWrong = ({ wrong }: CaseResult): boolean => wrong.length > 0;
const isUnsteady = (result: CaseResult): boolean => !isWrong(result) && result.wrongAtFirst.length > 0;

const listed = (reasons: readonly string[]): string => reasons.map((reason) => `       - ${reason}`).join('\n');

/** Prints a case that went wrong, or went wrong at first, with its reasons. */
export const printWrong = (result: CaseResult): void => {
  if (isWrong(result)) console.log(`\nWRONG  ${result.case.name}\n${listed(result.wrong)}`);
  if (isUnsteady(result)) console.log(`\nUNSTEADY  ${result.case.name}\n${listed(result.wrongAtFirst)}`);
};

/** Prints how many cases of each group there were, and how many of them went wrong. */
export const printResults = (results: readonly CaseResult[], tookMs: number): void => {
  console.log('');
  for (const [group, members] of countsOf(results, (result) => result.case.group)) {
    const bad = members.filter(isWrong).length;
    console.log(`${group.padEnd(44)} ${String(members.length).padStart(6)} cases ${bad ? `${bad} WRONG` : ''}`);
  }
  const seconds = Math.round(tookMs / 1000);
  const all = `${'All'.padEnd(44)} ${String(results.length).padStart(6)} cases`;
  const wrong = results.filter(isWrong).length;
  const unsteady = results.filter(isUnsteady).length;
  console.log(`${all}, ${wrong} wrong, ${unsteady} only at first, in ${seconds} s`);
};

/** Prints what the table leaves out, and why. */
export const printLeftOut = (left: readonly { readonly case: FaultCase; readonly reason: string }[]): void => {
  for (const [reason, members] of countsOf(left, ({ reason }) => reason))
    console.log(`${String(members.length).padStart(6)} left out: ${reason}`);
};

/** Leaves the counts for the test command, and what went wrong: a case that was well the second time has failed too. */
export const writeReport = (file: string, results: readonly CaseResult[]): void => {
  const failed = results.filter(({ wrongAtFirst }) => wrongAtFirst.length);
  const report: Report = {
    passed: results.length - failed.length,
    failed: failed.length,
    skipped: 0,
    failures: failed.map(({ case: { name }, wrongAtFirst }) => ({ name, reason: wrongAtFirst.join('\n') })),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
};
