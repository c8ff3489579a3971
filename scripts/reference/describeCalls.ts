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
  /** Where it stands, such as `['userOrderDetail', 'detail', '[]', 'value']`; `[]` is each item, and `[]` alone the data itself. */
  readonly path: Path;
  /** How it is read: `amount` in cents, `imageUrl`, … `list` and `object` hold further fields. */
  readonly kind: FieldKind;
  /** Its unit or form; undefined for the data itself and the objects in a list. */
  readonly unit: Unit | undefined;
  /** What it means; undefined for the same. */
  readonly term: Term | undefined;
  /** Whether the object that it stands in counts for nothing without it: the whole answer, an item of a list, an object. */
  readonly isRequired: boolean;
  /** Whether an answer has to have it all the same, as `owed.ts` says. */
  readonly isOwed: boolean;
  /** What becomes of an answer in which it is missing, null or of a wrong type, as measured. */
  readonly without: Consequences;
}

/** Whether null may stand for a field: what it stands in is not lost by it. */
export const takesNull = ({ without, isRequired, path }: DescribedField): boolean =>
  path.at(-1) !== ITEM && !isRequired && without.null.kind !== 'unknown';

/** The answer to a call. */
export interface DescribedAnswer {
  /** The image of a captcha is no envelope. */
  readonly form: 'envelope' | 'image';
  /** Every field of `data` that a page reads, outer ones first; none where pages read nothing of it. The first is the data itself. */
  readonly fields: readonly DescribedField[];
  /** Whether an answer without `data` is of no use; what null is, the first field says. */
  readonly needsData: boolean;
  /** Data as a lender should send them, the fullest first. */
  readonly examples: readonly unknown[];
  /** What the page makes of data: undefined where it can do nothing with them. */
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
 * Describes a call from its one definition: the request by making it, the answer by watching its parser read. Nothing of it is
 * written down anywhere else but what the fields mean, which is in `glossary.ts`.
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
 * Every field that the glossary does not explain, a line each: the part of `glossary.ts` where an entry belongs, and the key that is
 * for this call alone.
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
 * @throws BuildError with every field that the glossary lacks.
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
