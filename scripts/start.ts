import { buildSite } from './build/buildSite.ts';
import { assertNoArguments, endWithParent, orExit } from './build/command.ts';
import { besideSandbox, noteOfAdapter, readSettings } from './build/settings.ts';
import { readOptions } from './sandbox/readOptions.ts';
import { serveApp } from './serve/app.ts';
import { assertFree, readListenAt } from './serve/httpServer.ts';

const DEFAULT_PORT = 4173;

const start = async (): Promise<void> => {
  endWithParent();
  assertNoArguments('PORT=3000 HOST=0.0.0.0 npm start');
  const listenAt = readListenAt(process.env, DEFAULT_PORT);
  // A folder of its own for each port: what runs elsewhere keeps its pages, and what was built to be published stays as it is.
  const OUT_DIR = process.env['OUT_DIR'] || `.cache/start/${listenAt.port}`;
  const settings = besideSandbox(await readSettings({ ...process.env, OUT_DIR }));
  const sandboxOptions = readOptions(process.env);
  await assertFree(listenAt);
  const note = noteOfAdapter(settings);
  if (note) console.log(note);
  console.log('Building the pages …');
  await buildSite(settings);
  const app = await serveApp({
    folder: settings.outDir,
    ...listenAt,
    ...sandboxOptions,
    brand: settings.brand,
  });
  console.log(`\nThe app is running. Start here, and pick a borrower:\n\n  ${app.origin}/sandbox/\n`);
};

await orExit(start);
