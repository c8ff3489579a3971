import type { CallName } from '../../shared/api/allEndpoints.ts';
import type { Term } from './glossary.ts';
import { ITEM, type Path, pathText } from './paths.ts';

type Glossary = { readonly [key: string]: Term };

/**
 * Returns the most specific key of a glossary for a field of a call: its name on the wire with as many enclosing fields as possible, and
 * with the call in front if the entry is for that call only.
 */
export const keyFor = (glossary: Glossary, call: CallName, path: Path): string | undefined => {
  // The items of a list of texts are explained by the list's entry.
  const steps = pathText(path.at(-1) === ITEM ? path.slice(0, -1) : path).split('.');
  const names = steps.map((_, at) => steps.slice(at).join('.'));
  return names.flatMap((name) => [`${call}: ${name}`, name]).find((key) => key in glossary);
};

/** The term of a field that the glossary does not explain. */
export const UNEXPLAINED: Term = { means: '', unit: 'text' };

/** Returns the term of a call's field, or `UNEXPLAINED` if the glossary has none. */
export const termFor = (glossary: Glossary, call: CallName, path: Path): Term => {
  const key = keyFor(glossary, call, path);
  return (key === undefined ? undefined : glossary[key]) ?? UNEXPLAINED;
};
