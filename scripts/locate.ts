import { resolve } from 'node:path';
import { BuildError } from './build/buildError.ts';
import { buildIdOf } from './build/buildId.ts';
import { orExit, readArgs } from './build/command.ts';
import { findPages } from './build/findPages.ts';
import { readSettings } from './build/settings.ts';
import { mapsFoldersOf } from './build/sourceMaps.ts';
import { locateStack } from './deploy/sourcePosition.ts';

const USAGE = `npx tsx scripts/locate.ts repay:12:3456 [--build 1.0.0-1a2b3c4d, or --maps <folder of its maps>]
npx tsx scripts/locate.ts "$(cat stack.txt)"`;

await orExit(async () => {
  const options = { maps: { type: 'string' }, build: { type: 'string' } } as const;
  const { values, positionals } = readArgs({ options, allowPositionals: true }, USAGE);
  if (!positionals.length) throw new BuildError(USAGE);
  const build = values.build ?? buildIdOf(await readSettings());
  const folders = values.maps ? [resolve(values.maps)] : mapsFoldersOf(build);
  console.log(locateStack(positionals.join('\n'), folders, await findPages({ only: [], hasPreview: true })));
});
