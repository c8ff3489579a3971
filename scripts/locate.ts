import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIdOf } from './build/buildId.ts';
import { root } from './build/root.ts';
import { besideSandbox, readSettings } from './build/settings.ts';
import { mapsFoldersOf } from './build/sourceMaps.ts';
import { sourcePosition } from './deploy/sourcePosition.ts';

const { values, positionals } = parseArgs({
  options: { maps: { type: 'string' }, build: { type: 'string' } },
  allowPositionals: true,
});

// `npm run build` with these settings, or `npm start`, which leaves an adapter out.
const idsOfSettings = async (): Promise<readonly string[]> => {
  const settings = await readSettings();
  return [...new Set([settings, besideSandbox(settings)].map(buildIdOf))];
};

try {
  const ids = values.build ? [values.build] : await idsOfSettings();
  const folders = values.maps ? [resolve(root, values.maps)] : mapsFoldersOf(ids);
  console.log(sourcePosition(folders, positionals[0] ?? '', ids) ?? 'No source is there.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
