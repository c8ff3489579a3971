import { runBrand } from './brand/runBrand.ts';
import { orExit } from './build/command.ts';

await orExit(async () => {
  if (!(await runBrand(process.argv.slice(2), process.env, console.log))) process.exitCode = 1;
});
