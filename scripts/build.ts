import { buildSite } from './build/buildSite.ts';
import { orExit } from './build/orExit.ts';
import { readSettings } from './build/settings.ts';

await orExit(async () => {
  await buildSite(await readSettings(), { isPublished: true });
});
