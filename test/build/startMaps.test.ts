import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/build/root.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { mapsFolderOf } from '../../scripts/build/sourceMaps.ts';
import { sourcePosition } from '../../scripts/deploy/sourcePosition.ts';

const STARTING_MS = 180_000;

it(
  'npm start leaves the maps by which npm run locate finds the sources of a place in its pages',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'start-'));
    const env = { ...process.env, OUT_DIR: join(folder, 'dist'), PAGES: 'home,notFound', PORT: '0' };
    const maps = mapsFolderOf(await readSettings(env));
    const command = spawn(join(root, 'node_modules/.bin/tsx'), [join(root, 'scripts/start.ts')], { env, cwd: root });
    try {
      await new Promise<void>((resolve, reject) => {
        command.stdout.on('data', (said) => String(said).includes('The app runs') && resolve());
        command.once('exit', () => reject(new Error('npm start has ended.')));
      });
      expect(existsSync(join(maps, 'home.map'))).toBe(true);
      expect(() => sourcePosition([maps], 'home:1:1')).not.toThrow();
    } finally {
      command.kill();
      rmSync(folder, { recursive: true, force: true });
      rmSync(dirname(maps), { recursive: true, force: true });
    }
  },
  STARTING_MS,
);
