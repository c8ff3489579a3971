import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { orExit } from './build/orExit.ts';
import { brandFolderOf } from './build/readBrand.ts';
import { printResults, runSteps } from './testing/runSteps.ts';
import { namesOf, select } from './testing/select.ts';
import type { Step } from './testing/step.ts';
import { allSteps, LEFT_OUT_OF_A_BRAND, stepsOfBrand, usualSteps, WITHOUT_ITS_ADAPTER } from './testing/steps.ts';

// `npm test -- journeys` runs the steps whose names hold the word; `--all` is what `npm run test:all` adds.
const args = process.argv.slice(2);
const word = args.filter((arg) => arg !== '--all').join(' ');
const { BRAND, BRAND_DIR } = process.env;

const test = async (steps: readonly Step[], others: readonly Step[]): Promise<void> => {
  const selection = select(steps, word, others);
  if (selection) return printResults(await runSteps(selection));
  console.error(`No step's name holds "${word}". There are:\n  ${namesOf(others).join('\n  ')}`);
  process.exitCode = 1;
};

await orExit(async () => {
  if (!BRAND_DIR && (!BRAND || BRAND === 'default'))
    return test(args.includes('--all') ? allSteps : usualSteps, allSteps);
  const hasAdapter = existsSync(join(brandFolderOf(process.env), 'adapter.ts'));
  const steps = stepsOfBrand(hasAdapter);
  await test(steps, steps);
  console.log(`\n${LEFT_OUT_OF_A_BRAND}`);
  if (hasAdapter) console.log(WITHOUT_ITS_ADAPTER);
});
