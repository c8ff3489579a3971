import { printResults, runSteps } from './testing/runSteps.ts';
import { namesOf, select } from './testing/select.ts';
import { allSteps, usualSteps } from './testing/steps.ts';

// `npm test -- journeys` runs the steps whose names hold the word; `--all` is what `npm run test:all` adds.
const args = process.argv.slice(2);
const steps = args.includes('--all') ? allSteps : usualSteps;
const word = args.filter((arg) => arg !== '--all').join(' ');

const selection = select(steps, word, allSteps);
if (selection) printResults(await runSteps(selection));
else {
  console.error(`No step's name holds "${word}". There are:\n  ${namesOf(allSteps).join('\n  ')}`);
  process.exitCode = 1;
}
