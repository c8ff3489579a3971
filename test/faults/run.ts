import { join } from 'node:path';
import { root } from '../../scripts/build/root.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { ensureEngines } from '../engines/ensureEngines.ts';
import { allCases } from './cases/all.ts';
import type { FaultCase } from './FaultCase.ts';
import { type Options, readOptions } from './options.ts';
import { stageScript } from './page/stageScript.ts';
import { printLeftOut, printResults, printWrong, writeReport } from './report.ts';
import { type CaseResult, runCases } from './runCases.ts';
import { oracleCases } from './selfTest.ts';
import { openStage } from './stage.ts';
import type { EngineName } from './tabs/Tab.ts';
import { tabsOf } from './tabs/tabs.ts';

const COUNTS = join(root, '.cache/faults.json');

// Dots that say that it goes on.
const DOT_EVERY = 50;

const runsIn = (engine: EngineName, { engines = ['current'] }: FaultCase): boolean => engines.includes(engine);

const chosen = ({ isSelfTest, isWorstOnly, only, part: [at, of] }: Options): readonly FaultCase[] => {
  const cases = isSelfTest ? oracleCases : isWorstOnly ? allCases.filter(({ isWorst }) => isWorst) : allCases;
  return cases.filter(({ name }) => name.includes(only)).filter((_, place) => place % of === at - 1);
};

const assertUnique = (cases: readonly FaultCase[]): void => {
  const names = new Set<string>();
  for (const { name } of cases) {
    if (names.has(name)) throw new Error(`Two cases are called ${name}.`);
    names.add(name);
  }
};

const run = async (cases: readonly FaultCase[], { engine, tabs }: Options): Promise<readonly CaseResult[]> => {
  await ensureEngines();
  const { outDir: folder, brand } = await readSettings();
  const firstScript = await stageScript();
  const maker = await tabsOf(engine);
  let done = 0;
  try {
    return await runCases(
      cases,
      tabs,
      () => openStage(maker, { folder, brand, firstScript }),
      (result) => {
        printWrong(result);
        done += 1;
        if (done % DOT_EVERY === 0) process.stdout.write('.');
      },
    );
  } finally {
    await maker.close();
  }
};

const options = readOptions(process.argv.slice(2));
assertUnique(allCases);
const asked = chosen(options).filter((each) => runsIn(options.engine, each));
const left = asked.flatMap((each) => {
  const reason = each.leftOut?.[options.engine];
  return reason ? [{ case: each, reason }] : [];
});
const cases = asked.filter((each) => !each.leftOut?.[options.engine]);

if (options.isList) for (const { name } of cases) console.log(name);
else {
  const startMs = Date.now();
  const results = await run(cases, options);
  console.log(`\nThe fault matrix in ${options.engine}`);
  printResults(results, Date.now() - startMs);
  writeReport(COUNTS, results);
  // A run of nothing has shown nothing.
  if (!results.length || results.some(({ wrongAtFirst }) => wrongAtFirst.length)) process.exitCode = 1;
}
printLeftOut(left);
