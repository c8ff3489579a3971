import { buildSite } from './build/buildSite.ts';
import { progressOn } from './build/progress.ts';
import { BuildError, readSettings } from './build/settings.ts';
import { readOptions } from './sandbox/readOptions.ts';
import { serveApp } from './serve/app.ts';

const DEFAULT_PORT = 4173;

const start = async (): Promise<void> => {
  const settings = await readSettings();
  console.log('Building the pages:');
  await buildSite(settings, { onPage: progressOn(process.stdout) });
  const app = await serveApp({
    folder: settings.outDir,
    port: Number(process.env['PORT'] ?? DEFAULT_PORT),
    host: process.env['HOST'] ?? '127.0.0.1',
    ...readOptions(process.env),
  });
  console.log(`\nThe app runs. Begin here, with a borrower of your choice:\n\n  ${app.origin}/sandbox/\n`);
  console.log(`  The service staff sign in with the password ${app.sandbox.staffPassword}\n`);
};

try {
  await start();
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
