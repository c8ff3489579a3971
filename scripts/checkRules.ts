import { BuildError } from './build/buildError.ts';
import { orExit } from './build/command.ts';
import { trackedFiles } from './rules/files.ts';
import { forbiddenCode } from './rules/forbiddenCode.ts';
import { wrongImports } from './rules/importDirection.ts';
import { missingPaths } from './rules/places.ts';
import { moneyWithoutFact, wrongTranslations } from './rules/texts.ts';

// What neither the compiler nor the linter knows of this project.
await orExit(async () => {
  const files = trackedFiles();
  const problems = [
    ...wrongImports(files),
    ...forbiddenCode(files),
    ...missingPaths(files),
    ...(await wrongTranslations()),
    ...(await moneyWithoutFact()),
  ];
  if (problems.length) throw new BuildError(problems.join('\n'));
});
