import type { DescribedCall, DescribedField } from '../reference/describeCalls.ts';
import { generic, ITEM, isContainer, type Path, pathText, valueAt } from '../reference/paths.ts';

/** Where a field that is missing stands after all: under another name, or in another object. */
export interface Other {
  readonly word: 'misplaced' | 'other-name';
  readonly found: string;
}

const letters = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const isOfKind = (value: unknown, { kind }: DescribedField): boolean => {
  if (kind === 'list') return Array.isArray(value);
  return kind === 'object' ? isContainer(value) && !Array.isArray(value) : !isContainer(value);
};

const knownNames = ({ answer }: DescribedCall): ReadonlySet<string> =>
  new Set(answer.fields.map(({ path }) => path.at(-1) ?? ''));

const underOtherName = (
  field: DescribedField,
  place: Path,
  envelope: unknown,
  call: DescribedCall,
): string | undefined => {
  const name = field.path.at(-1) ?? '';
  const parent = valueAt(envelope, ['data', ...place.slice(0, -1)]);
  const known = knownNames(call);
  return Object.keys(isContainer(parent) ? parent : {}).find(
    (other) => other !== name && !known.has(other) && letters(other) === letters(name),
  );
};

const placesNamed = (value: unknown, name: string, place: Path = []): readonly Path[] =>
  isContainer(value)
    ? Object.entries(value).flatMap(([step, inner]) => [
        ...(step === name ? [[...place, step]] : []),
        ...placesNamed(inner, name, [...place, step]),
      ])
    : [];

// A name that several fields have, such as `title`, stands in many places.
const isUnique = (name: string, { answer }: DescribedCall): boolean =>
  name !== ITEM && answer.fields.filter(({ path }) => path.at(-1) === name).length === 1;

const inOtherObject = (field: DescribedField, envelope: unknown, call: DescribedCall): Path | undefined => {
  const name = field.path.at(-1) ?? '';
  if (!isUnique(name, call)) return undefined;
  return placesNamed(envelope, name).find(
    (place) =>
      pathText(generic(place)) !== pathText(['data', ...field.path]) && isOfKind(valueAt(envelope, place), field),
  );
};

/** Looks for a missing field beside its place and elsewhere in the answer. */
export const otherPlaceOf = (
  field: DescribedField,
  place: Path,
  envelope: unknown,
  call: DescribedCall,
): Other | undefined => {
  const name = underOtherName(field, place, envelope, call);
  if (name) return { word: 'other-name', found: `it is called ${name}` };
  const elsewhere = inOtherObject(field, envelope, call);
  return elsewhere && { word: 'misplaced', found: `it stands at ${pathText(elsewhere)}` };
};
