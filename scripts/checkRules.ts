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

const files = trackedFiles();

const problems = [
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
for (const problem of problems) console.error(problem);
console.log(`Architecture checks: ${files.length} files, ${problems.length} problems`);
if (problems.length) process.exitCode = 1;
