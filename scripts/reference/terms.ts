import type { CallName } from '../../shared/api/allEndpoints.ts';
import type { Term } from './glossary.ts';
import { ITEM, type Path, pathText } from './paths.ts';

type Glossary = { readonly [key: string]: Term };

/** A key of a glossary: a name on the wire with what stands around it, and the call that it is for, if it is for one alone. */
const parts = (key: string): { readonly call: string; readonly name: string } => {
  const [, call = '', name = ''] = /^(?:(\w+): )?(.+)$/.exec(key) ?? [];
  return { call, name };
};

const isNamed = (text: string, name: string): boolean => text === name || text.endsWith(`.${name}`);

/** The key of a glossary that says most exactly what a field of a call is. */
export const keyFor = (glossary: Glossary, call: CallName, path: Path): string | undefined => {
  // What an item of a list of texts is, its list says.
  const text = pathText(path.at(-1) === ITEM ? path.slice(0, -1) : path);
  const weight = (key: string): number => parts(key).name.length + (parts(key).call ? 0.5 : 0);
  return Object.keys(glossary)
    .filter((key) => ['', call].includes(parts(key).call) && isNamed(text, parts(key).name))
    .sort((one, other) => weight(other) - weight(one))[0];
};

/**
 * What a field of a call is.
 * @throws Error where the glossary does not say.
 */
export const termFor = (glossary: Glossary, call: CallName, path: Path): Term => {
  const key = keyFor(glossary, call, path);
  const term = key === undefined ? undefined : glossary[key];
  if (!term) throw new Error(`scripts/reference/glossary.ts does not say what ${pathText(path)} of ${call} is.`);
  return term;
};
