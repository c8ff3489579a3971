import { type DescribedCall, type DescribedField, takesNull } from '../reference/describeCalls.ts';
import { ITEM, isContainer, type Path, placesOf, placeText, valueAt } from '../reference/paths.ts';
import { type LinkLimits, problemOfValue } from './checkValue.ts';
import { expectationOf } from './expectation.ts';
import { type Finding, findingAt, type Problem } from './finding.ts';
import { type Other, otherPlaceOf } from './otherPlace.ts';
import { redacted } from './redact.ts';

/**
 * The result for a field of a response. `empty`: an optional field with an empty string or null. `absent`: an optional field that is missing,
 * or null in place of a list or of an entry's amount. `not reached`: the object or list that would contain it is missing.
 */
export interface FieldReport {
  /** In the notation of the reference, such as `data.repayList[].logo`. */
  readonly path: string;
  readonly state: 'ok' | 'empty' | 'absent' | 'deviates' | 'not reached';
  /** What a page may lack if it is absent. */
  readonly without?: string;
}

/** The results of checking every field of a response. */
export interface FieldsChecked {
  readonly findings: readonly Finding[];
  readonly fields: readonly FieldReport[];
}

const isEmptyText = (value: unknown): boolean => typeof value === 'string' && !value.trim();

const isNothing = (value: unknown): boolean => value === undefined || value === null || isEmptyText(value);

// A payment of a plan without its amount shows nothing, even if the other payments have theirs.
const isAmountOfEntry = ({ path, unit }: DescribedField): boolean => unit === 'cents' && path.includes(ITEM);

const lackOf = (field: DescribedField, value: unknown, other: Other | undefined): Problem | undefined => {
  const expected = expectationOf(field);
  if (other) return { word: other.word, received: other.found, expected: `${field.path.at(-1)}: ${expected}` };
  if (value === null && field.kind === 'list' && !takesNull(field))
    return { word: 'null-for-list', received: 'null', expected };
  return field.isRequired || field.isOwed ? { word: 'missing', received: redacted(value), expected } : undefined;
};

interface Look {
  readonly place: Path;
  readonly state: FieldReport['state'];
  readonly problem?: Problem;
}

const lookAt = (
  place: Path,
  value: unknown,
  field: DescribedField,
  envelope: unknown,
  all: DescribedCall,
  limits: LinkLimits,
): Look => {
  // An empty string in place of a list is a wrong type, like any other string.
  if (isNothing(value) && !(field.kind === 'list' && value === '')) {
    const other = value === undefined ? otherPlaceOf(field, place, envelope, all) : undefined;
    const problem = lackOf(field, value, other);
    if (problem) return { place, state: 'deviates', problem };
    const isMissed = value === undefined || field.kind === 'list' || isAmountOfEntry(field);
    return { place, state: isMissed ? 'absent' : 'empty' };
  }
  const problem = problemOfValue(value, field, limits);
  return problem ? { place, state: 'deviates', problem } : { place, state: 'ok' };
};

// Every path at which the field is, or should be: in each object that can have it.
const placesFor = (data: unknown, path: Path): readonly Path[] => {
  const name = path.at(-1) ?? '';
  return placesOf(data, path.slice(0, -1)).flatMap((parent): readonly Path[] => {
    const found = valueAt(data, parent);
    if (name === ITEM) return Array.isArray(found) ? found.map((_, at) => [...parent, String(at)]) : [];
    return isContainer(found) && !Array.isArray(found) ? [[...parent, name]] : [];
  });
};

const STATES: readonly FieldReport['state'][] = ['deviates', 'ok', 'empty', 'absent', 'not reached'];
const STATES_OF_AMOUNT: readonly FieldReport['state'][] = ['deviates', 'absent', 'ok', 'empty', 'not reached'];

const reportOf = (field: DescribedField, looks: readonly Look[]): FieldReport => {
  const state =
    (isAmountOfEntry(field) ? STATES_OF_AMOUNT : STATES).find((one) => looks.some((look) => look.state === one)) ??
    'not reached';
  const { missing } = field.without;
  const without = state === 'absent' && missing.kind === 'partsLost' ? missing.parts.join(', ') : undefined;
  return { path: placeText(['data', ...field.path]), state, ...(without && { without }) };
};

// A service may send null or {} for an empty list of contracts.
const isEmptyRoot = (data: unknown, { kind }: DescribedField): boolean =>
  kind === 'list' && (data === null || (isContainer(data) && !Array.isArray(data) && !Object.keys(data).length));

const lookAtRoot = (data: unknown, root: DescribedField, limits: LinkLimits): Look => {
  const place: Path = [];
  if (isEmptyRoot(data, root)) return { place, state: 'ok' };
  const problem: Problem | undefined = isNothing(data)
    ? { word: 'missing', received: redacted(data), expected: expectationOf(root) }
    : problemOfValue(data, root, limits);
  return problem ? { place, state: 'deviates', problem } : { place, state: 'ok' };
};

/** Checks every field of a response's data that pages read. `envelope` is the whole body, in which misplaced fields are searched. */
export const checkFields = (
  call: DescribedCall,
  envelope: { readonly data?: unknown },
  limits: LinkLimits,
): FieldsChecked => {
  const { data } = envelope;
  const seen = call.answer.fields.map((field) => {
    const looks = field.path.length
      ? placesFor(data, field.path).map((place) => lookAt(place, valueAt(data, place), field, envelope, call, limits))
      : [lookAtRoot(data, field, limits)];
    return { report: reportOf(field, looks), looks };
  });
  const findings = seen.flatMap(({ looks }) =>
    looks.flatMap(({ place, problem }) => (problem ? [findingAt(call.name, place, problem)] : [])),
  );
  return { findings, fields: seen.map(({ report }) => report) };
};
