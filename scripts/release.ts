import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BuildError } from './build/buildError.ts';
import { orExit } from './build/orExit.ts';
import { root } from './build/root.ts';
import { assertPublishable, describeRelease, release } from './deploy/release.ts';

await orExit(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dir: { type: 'string', default: 'dist' } },
  });
  const [to, ...others] = positionals;
  if (!to || others.length) throw new BuildError('npm run release -- <folder that the host serves> [--dir dist]');
  const from = resolve(root, values.dir);
  assertPublishable(from, process.env);
  console.log(describeRelease(resolve(to), release(from, resolve(to))));
});
