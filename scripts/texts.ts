import { allMessages, translationFile } from './build/readMessages.ts';
import { TextsError } from './texts/exchange.ts';
import { runTexts } from './texts/runTexts.ts';

try {
  const context = { messages: await allMessages(), fileOf: translationFile, print: console.log };
  if (!(await runTexts(process.argv.slice(2), context))) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof TextsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
