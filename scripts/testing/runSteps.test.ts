import { beforeEach, describe, expect, it, vi } from 'vitest';
import { groupsOf, runSteps } from './runSteps.ts';
import type { Step } from './step.ts';
import { allSteps } from './steps.ts';
import { folderForEachTest } from './temporaryFolder.ts';

const heavy = (name: string): Step => ({ name, command: [] });
const light = (name: string): Step => ({ name, command: [], isLight: true });

const inFolder = folderForEachTest();
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

const GIVE_UP_MS = 10_000;

// Writes the file `own`, and exits with 0 once the file `other` exists.
const leaving = (name: string, own: string, other: string): Step => ({
  name,
  isLight: true,
  command: [
    process.execPath,
    '-e',
    `const { existsSync, writeFileSync } = require('node:fs');
     writeFileSync(${JSON.stringify(inFolder(own))}, '');
     setTimeout(() => process.exit(1), ${GIVE_UP_MS});
     setInterval(() => existsSync(${JSON.stringify(inFolder(other))}) && process.exit(0), 10);`,
  ],
});

describe('groupsOf', () => {
  it('puts light steps that follow each other into one group, and every other step by itself', () => {
    const [a, b, c, d, e] = [heavy('a'), heavy('b'), light('c'), light('d'), heavy('e')];
    expect(groupsOf([a, b, c, d, e])).toEqual([[a], [b], [c, d], [e]]);
  });
});

describe('runSteps', () => {
  it('runs light steps side by side', async () => {
    const steps = [leaving('the first', 'a', 'b'), leaving('the second', 'b', 'a')];
    const results = await runSteps({ builds: [], steps });
    expect(results.map(({ name, passed, failed }) => [name, passed, failed]).sort()).toEqual([
      ['the first', 1, 0],
      ['the second', 1, 0],
    ]);
  });

  it('says of a light step without a report what it printed, where it ends badly', async () => {
    const command = [process.execPath, '-e', "console.error('a.ts(1,2): wrong type'); process.exit(1)"];
    const [result] = await runSteps({ builds: [], steps: [{ ...light('printing'), command }] });
    expect(result?.failures.map(({ reason }) => reason)).toEqual(['a.ts(1,2): wrong type']);
  });

  it('runs every other step after the one before it', async () => {
    const { isLight: _, ...alone } = leaving('alone', 'a', 'b');
    const first: Step = {
      name: 'first',
      command: [process.execPath, '-e', `require('fs').writeFileSync(${JSON.stringify(inFolder('b'))}, '')`],
    };
    const results = await runSteps({ builds: [], steps: [first, alone] });
    expect(results.map(({ name, failed }) => [name, failed])).toEqual([
      ['first', 0],
      ['alone', 0],
    ]);
  });
});

describe('Steps that run side by side', () => {
  it('have a report each', () => {
    const reports = allSteps.flatMap(({ isLight, report }) => (isLight && report ? [report] : []));
    expect(reports).toEqual([...new Set(reports)]);
  });
});
