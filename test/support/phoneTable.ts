import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/build/root.ts';

const readme = readFileSync(join(root, 'shared/platform/storage/README.md'), 'utf8');

/** Everything that pages store on a phone: the rows of the table in the README of `shared/platform/storage/`. */
export const phoneTable = readme
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [name = '', place = '', owner = '', , age = ''] = line.slice(2, -2).split(' | ');
    return { name: name.replace(/`/g, ''), place, owner, age };
  });
