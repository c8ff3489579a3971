import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallName, callNames } from '../../shared/api/allEndpoints.ts';
import { BuildError } from '../build/buildError.ts';
import { root } from '../build/root.ts';
import { asExample, type Consequences, consequencesOf, isRequired } from './consequences.ts';
import { completeData, discover, type FieldKind, type FoundField, watch } from './discover.ts';
import { received, type Term, type Unit } from './glossary.ts';
import { loadEndpoints, type RecordedEndpoints } from './loadEndpoints.ts';
import { isOwed } from './owed.ts';
import { ITEM, type Path, pathText } from './paths.ts';
import type { Read } from './readers.ts';
import { type DescribedRequest, describeRequest } from './requests.ts';
import { termFor, UNEXPLAINED } from './terms.ts';

/** A field of an answer's data, as the pages read it. */
export interface DescribedField {
  /** The path, such as `['userOrderDetail', 'detail', '[]', 'value']`; `[]` is each list item, and an empty path the data itself. */
  readonly path: Path;
  /** How it is read: `amount` in cents, `imageUrl`, …; `list` and `object` contain further fields. */
  readonly kind: FieldKind;
  /** Its unit or format; undefined for the data itself and for objects in a list. */
  readonly unit: Unit | undefined;
  /** Its meaning; undefined for the data itself and for objects in a list. */
  readonly term: Term | undefined;
  /** Whether the object, list item or whole answer that contains it is unusable without it. */
  readonly isRequired: boolean;
  /** Whether an answer has to contain it although pages work without it; see `owed.ts`. */
  readonly isOwed: boolean;
  /** The measured effects of an answer in which it is missing, null or of a wrong type. */
  readonly without: Consequences;
}

/** Returns whether a field may be null without the loss of what contains it. */
export const takesNull = ({ without, isRequired, path }: DescribedField): boolean =>
  path.at(-1) !== ITEM && !isRequired && without.null.kind !== 'unknown';

/** The answer to a call. */
export interface DescribedAnswer {
  /** An image (the captcha) has no envelope. */
  readonly form: 'envelope' | 'image';
  /** Every field of `data` that a page reads, outer ones first, beginning with the data itself; empty if pages read none of it. */
  readonly fields: readonly DescribedField[];
  /** Whether an answer without `data` is unusable; for null see the first field. */
  readonly needsData: boolean;
  /** Data as a lender should send it, the longest first. */
  readonly examples: readonly unknown[];
  /** Parses the data as the page does; returns undefined if the page can do nothing with it. */
  readonly read: Read;
}

/** A call of the service: its request, and the answer as the pages read it. */
export interface DescribedCall {
  readonly name: CallName;
  /** What it does, in a sentence or two: the docstring of its endpoint. */
  readonly summary: string;
  readonly request: DescribedRequest;
  readonly answer: DescribedAnswer;
}

const summaryOf = (name: CallName): string => {
  const source = readFileSync(join(root, `shared/api/endpoints/${name}.ts`), 'utf8');
  const [, comment = ''] = new RegExp(`/\\*\\* ((?:(?!\\*/)[^])*?) \\*/\\nexport const ${name}\\b`).exec(source) ?? [];
  return comment.replace(/\s*\n \*\s*/g, ' ');
};

const describeField = (
  name: CallName,
  read: Read,
  examples: readonly unknown[],
  { path, kind }: FoundField,
): DescribedField => {
  const isNamed = path.length > 0 && (path.at(-1) !== ITEM || kind !== 'object');
  const term = isNamed ? termFor(received, name, path) : undefined;
  return {
    path,
    kind,
    unit: term?.unit,
    term,
    isRequired: isRequired(read, examples, path),
    isOwed: isOwed(name, path),
    without: consequencesOf(read, examples, { path, kind }),
  };
};

const length = (data: unknown): number => JSON.stringify(data ?? '').length;

const examplesOf = (name: CallName, read: Read, { wireCases }: RecordedEndpoints): readonly unknown[] =>
  wireCases
    .filter((wireCase) => wireCase.name === name)
    .map(({ answer }) => asExample(read, (JSON.parse(answer) as { readonly data?: unknown }).data))
    .sort((one, other) => length(other) - length(one));

const describeAnswer = (name: CallName, recorded: RecordedEndpoints): DescribedAnswer => {
  const read = recorded.readerOf(name);
  if (!read) return { form: 'image', fields: [], needsData: true, examples: [], read: (data) => data };
  const examples = examplesOf(name, read, recorded);
  const watched = watch(read, recorded.whileListening);
  const found = discover(watched, examples);
  const all = found.length ? [...examples, completeData(watched)] : [];
  const fields = found.map((field) => describeField(name, read, all, field));
  return {
    form: 'envelope',
    fields,
    needsData: read(undefined) === undefined,
    examples: fields.length ? examples : [null],
    read,
  };
};

const known = new Map<CallName, DescribedCall>();
let endpoints: Promise<RecordedEndpoints> | undefined;

/**
 * Describes a call from its one definition: the request by creating it, the answer by watching which fields its parser reads. Only the
 * meanings of fields are written by hand, in `glossary.ts`.
 */
export const describeCall = async (name: CallName): Promise<DescribedCall> => {
  endpoints ??= loadEndpoints();
  const recorded = await endpoints;
  const call = known.get(name) ?? {
    name,
    summary: summaryOf(name),
    request: describeRequest(name, recorded),
    answer: describeAnswer(name, recorded),
  };
  known.set(name, call);
  return call;
};

/**
 * Returns a line for every field that the glossary does not explain: the part of `glossary.ts` where its entry belongs, and the key for
 * an entry that applies to this call only.
 */
export const unexplained = (calls: readonly DescribedCall[]): readonly string[] =>
  calls.flatMap(({ name, request, answer }) => [
    ...request.fields.filter(({ term }) => term === UNEXPLAINED).map((field) => `sent: '${name}: ${field.name}'`),
    ...answer.fields
      .filter(({ term }) => term === UNEXPLAINED)
      .map(({ path }) => `received: '${name}: ${pathText(path)}'`),
  ]);

/**
 * Describes every call, in the order of `shared/api/allEndpoints.ts`.
 * @throws BuildError that names every field missing in the glossary.
 */
export const describeCalls = async (): Promise<readonly DescribedCall[]> => {
  const calls = await Promise.all(callNames.map(describeCall));
  const gaps = unexplained(calls);
  if (gaps.length)
    throw new BuildError(
      `scripts/reference/glossary.ts does not say what these fields mean. Without "<call>: " an entry is for every call:\n  ${gaps.join('\n  ')}`,
    );
  return calls;
};
