import { resolve } from 'node:path';
import { BuildError } from './build/buildError.ts';
import { orExit, readArgs } from './build/command.ts';
import { root } from './build/root.ts';
import { assertPublishable, describeRelease, release } from './deploy/release.ts';

const USAGE = 'npm run release -- <folder that the host serves> [--dir dist]';

await orExit(async () => {
  const options = { dir: { type: 'string', default: 'dist' } } as const;
  const { values, positionals } = readArgs({ allowPositionals: true, options }, USAGE);
  const [to, ...others] = positionals;
  if (!to || others.length) throw new BuildError(USAGE);
  const from = resolve(root, values.dir);
  assertPublishable(from, process.env);
  console.log(describeRelease(resolve(to), release(from, resolve(to))));
});
