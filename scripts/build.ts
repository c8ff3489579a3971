import { buildSite } from './build/buildSite.ts';
import { BuildError, readSettings } from './build/settings.ts';

try {
  await buildSite(await readSettings(), { isPublished: true });
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
