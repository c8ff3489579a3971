import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { State } from './State.ts';

type Screens = { readonly [name: string]: readonly State[] };

const modules = readdirSync(join(import.meta.dirname, 'screens')).map(
  async (file) => (await import(`./screens/${file}`)) as Screens,
);

/** All states of all screens: what the files of `screens/` export. */
export const states: readonly State[] = (await Promise.all(modules)).flatMap((screens) =>
  Object.values(screens).flat(),
);
