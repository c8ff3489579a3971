import { resolve } from 'node:path';
import { BuildError } from './build/buildError.ts';
import { orExit, readArgs } from './build/command.ts';
import { findPages } from './build/findPages.ts';
import { readSettings } from './build/settings.ts';
import { mapsFolderOf } from './build/sourceMaps.ts';
import { locateStack } from './deploy/sourcePosition.ts';

const USAGE = `npx tsx scripts/locate.ts repay:12:3456 [--maps <folder of the maps of its build>]
npx tsx scripts/locate.ts "$(cat stack.txt)"`;

await orExit(async () => {
  const options = { maps: { type: 'string' } } as const;
  const { values, positionals } = readArgs({ options, allowPositionals: true }, USAGE);
  if (!positionals.length) throw new BuildError(USAGE);
  const folder = values.maps ? resolve(values.maps) : mapsFolderOf(await readSettings());
  console.log(locateStack(positionals.join('\n'), folder, await findPages({ only: [], hasPreview: true })));
});
