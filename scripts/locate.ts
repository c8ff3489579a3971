import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './build/root.ts';
import { readSettings } from './build/settings.ts';
import { mapsFolderOf } from './build/sourceMaps.ts';
import { sourcePosition } from './deploy/sourcePosition.ts';

const { values, positionals } = parseArgs({ options: { maps: { type: 'string' } }, allowPositionals: true });

try {
  const folder = values.maps ? resolve(root, values.maps) : mapsFolderOf(await readSettings());
  console.log(sourcePosition(folder, positionals[0] ?? '') ?? 'No source is there.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
