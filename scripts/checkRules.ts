import { orExit } from './build/orExit.ts';
import { readArgs } from './build/readArgs.ts';
import { bannedWordsOf } from './rules/bannedWords.ts';
import { wrongComponents } from './rules/components.ts';
import { wrongImports } from './rules/importDirection.ts';
import {
  addressTouchers,
  longReadmes,
  missingPathsInTexts,
  pagesMissingInReadme,
  scriptsWithoutNodeCheck,
  storageTouchers,
  strangersAtTop,
  strayTexts,
  untestedPages,
} from './rules/places.ts';
import { wrongTexts } from './rules/texts.ts';
import { trackedFiles } from './rules/trackedFiles.ts';

const problemsOf = (files: readonly string[]): readonly string[] => [
  ...wrongImports(files),
  ...strangersAtTop(files),
  ...addressTouchers(files),
  ...storageTouchers(files),
  ...missingPathsInTexts(files),
  ...longReadmes(files),
  ...pagesMissingInReadme(files),
  ...scriptsWithoutNodeCheck(),
  ...untestedPages(files),
  ...strayTexts(files),
  ...wrongComponents(files),
  ...wrongTexts(files),
  ...bannedWordsOf(files),
];

await orExit(async () => {
  readArgs({ options: {} }, 'npm run rules');
  const files = trackedFiles();
  const problems = problemsOf(files);
  for (const problem of problems) console.error(problem);
  console.log(`Architecture checks: ${files.length} files, ${problems.length} problems`);
  if (problems.length) process.exitCode = 1;
});
