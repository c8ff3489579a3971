import type { DescribedCall, DescribedField } from '../reference/describeCalls.ts';
import { generic, ITEM, isContainer, type Path, pathText, valueAt } from '../reference/paths.ts';

/** Where a missing field was found instead: under another name, or in another object. */
export interface Other {
  readonly word: 'misplaced' | 'other-name';
  readonly found: string;
}

const letters = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const isOfKind = (value: unknown, { kind }: DescribedField): boolean => {
  if (kind === 'list') return Array.isArray(value);
  return kind === 'object' ? isContainer(value) && !Array.isArray(value) : !isContainer(value);
};

const placesNamed = (value: unknown, name: string, place: Path = []): readonly Path[] =>
  isContainer(value)
    ? Object.entries(value).flatMap(([step, inner]) => [
        ...(step === name ? [[...place, step]] : []),
        ...placesNamed(inner, name, [...place, step]),
      ])
    : [];

/** Looks for a missing field in its object and elsewhere in the response. */
export const otherPlaceOf = (
  field: DescribedField,
  place: Path,
  envelope: unknown,
  { answer }: DescribedCall,
): Other | undefined => {
  const name = field.path.at(-1) ?? '';
  const names = answer.fields.map(({ path }) => path.at(-1));
  const parent = valueAt(envelope, ['data', ...place.slice(0, -1)]);
  const beside = Object.keys(isContainer(parent) ? parent : {}).find(
    (each) => each !== name && !names.includes(each) && letters(each) === letters(name),
  );
  if (beside) return { word: 'other-name', found: `it is called ${beside}` };
  // A name that several fields have, such as `title`, occurs in many places.
  if (name === ITEM || names.filter((each) => each === name).length > 1) return undefined;
  const own = pathText(['data', ...field.path]);
  const elsewhere = placesNamed(envelope, name).find(
    (each) => pathText(generic(each)) !== own && isOfKind(valueAt(envelope, each), field),
  );
  return elsewhere && { word: 'misplaced', found: `it stands at ${pathText(elsewhere)}` };
};
