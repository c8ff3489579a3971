import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BuildError } from './build/buildError.ts';
import { buildIdOf } from './build/buildId.ts';
import { findPages } from './build/findPages.ts';
import { orExit } from './build/orExit.ts';
import { readArgs } from './build/readArgs.ts';
import { root } from './build/root.ts';
import { besideSandbox, readSettings } from './build/settings.ts';
import { mapsFoldersOf } from './build/sourceMaps.ts';
import { locateStack } from './deploy/locateStack.ts';
import { USAGE } from './deploy/sourcePosition.ts';

await orExit(async () => {
  const options = { maps: { type: 'string' }, build: { type: 'string' } } as const;
  const { values, positionals } = readArgs({ options, allowPositionals: true }, USAGE);
  const settings = await readSettings();
  // `npm run build` with these settings, or `npm start`, which leaves an adapter out.
  const ofSettings = [...new Set([settings, besideSandbox(settings)].map(buildIdOf))];
  const builds = values.build ? [values.build] : ofSettings;
  if (values.maps && !existsSync(resolve(root, values.maps)))
    throw new BuildError(`--maps is "${values.maps}", and there is no such folder.`);
  const folders = values.maps ? [resolve(root, values.maps)] : mapsFoldersOf(builds);
  const pages = await findPages({ only: [], hasPreview: true });
  const { basePath } = settings;
  for (const line of locateStack(positionals.join('\n'), { folders, builds, pages, basePath })) console.log(line);
});
