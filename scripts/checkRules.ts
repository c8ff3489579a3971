import { wrongImports } from './rules/importDirection.ts';
import {
  addressTouchers,
  missingPathsInTexts,
  pagesMissingInReadme,
  scriptsWithoutNodeCheck,
  storageTouchers,
  strangersAtTop,
  strayTexts,
  untestedPages,
} from './rules/places.ts';
import { trackedFiles } from './rules/trackedFiles.ts';

const files = trackedFiles();

const problems = [
  ...wrongImports(files),
  ...strangersAtTop(files),
  ...addressTouchers(files),
  ...storageTouchers(files),
  ...missingPathsInTexts(files),
  ...pagesMissingInReadme(files),
  ...scriptsWithoutNodeCheck(),
  ...untestedPages(files),
  ...strayTexts(files),
];
for (const problem of problems) console.error(problem);
console.log(`Rules of the house: ${files.length} files, ${problems.length} problems`);
if (problems.length) process.exitCode = 1;
