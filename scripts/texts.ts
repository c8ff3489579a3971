import { orExit } from './build/orExit.ts';
import { allMessages, translationFile } from './build/readMessages.ts';
import { runTexts } from './texts/runTexts.ts';

await orExit(async () => {
  const context = { messages: await allMessages(), fileOf: translationFile, print: console.log };
  if (!(await runTexts(process.argv.slice(2), context))) process.exitCode = 1;
});
