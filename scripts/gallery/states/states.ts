import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/root.ts';
import type { State } from './State.ts';

const folder = join(root, 'scripts/gallery/states/screens');

const statesIn = async (file: string): Promise<readonly State[]> =>
  Object.values((await import(join(folder, file))) as { readonly [screen: string]: readonly State[] }).flat();

/** All states of all screens: those that the files in `screens/` export. */
export const states: readonly State[] = (await Promise.all(readdirSync(folder).sort().map(statesIn))).flat();
