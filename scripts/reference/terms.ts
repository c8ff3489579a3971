import type { CallName } from '../../shared/api/allEndpoints.ts';
import type { Term } from './glossary.ts';
import { ITEM, type Path, pathText } from './paths.ts';

type Glossary = { readonly [key: string]: Term };

/**
 * The key of a glossary that says most exactly what a field of a call is: a name on the wire with as much as possible of what stands
 * around it, and the call that it is for, if it is for one alone.
 */
export const keyFor = (glossary: Glossary, call: CallName, path: Path): string | undefined => {
  // What an item of a list of texts is, its list says.
  const steps = pathText(path.at(-1) === ITEM ? path.slice(0, -1) : path).split('.');
  const names = steps.map((_, at) => steps.slice(at).join('.'));
  return names.flatMap((name) => [`${call}: ${name}`, name]).find((key) => key in glossary);
};

/** Stands for what the glossary does not say. */
export const UNEXPLAINED: Term = { means: '', unit: 'text' };

/** What a field of a call is; `UNEXPLAINED` where the glossary does not say. */
export const termFor = (glossary: Glossary, call: CallName, path: Path): Term => {
  const key = keyFor(glossary, call, path);
  return (key === undefined ? undefined : glossary[key]) ?? UNEXPLAINED;
};
