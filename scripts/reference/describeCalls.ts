import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'rolldown';
import type { Call } from '../../shared/api/client.ts';
import { type CallRoute, type Endpoint, type Payload, pathAt, requestOf } from '../../shared/api/endpoint.ts';
import { type Fields, partsOf, type Reader } from '../../shared/lib/shape.ts';
import { HEADER_NAMES, readParameters, SESSION_NAMES } from '../../shared/session/parameters.ts';
import { wireCasesBySubject } from '../../test/wire/cases/allCases.ts';
import type { WireCase } from '../../test/wire/wire.ts';
import { BuildError } from '../build/buildError.ts';
import { callNames, endpoints, fileOfCall } from '../build/calls.ts';
import { root } from '../build/root.ts';
import { runFiles } from '../build/runSource.ts';
import type * as schemas from './schema.ts';
import { dataOf, meansOf } from './schema.ts';

/** The comment `/** … *\/` in one line. */
const inOneLine = (comment = ''): string => comment.replace(/\s*\n\s*\* ?/g, ' ').trim();

const COMMENT = '/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*';

// In the bundle, the comment in front of a field is an entry beside it.
const meanings: Plugin = {
  name: 'borrower-web:meanings',
  transform: (code, id) =>
    /\/endpoints\/\w+\.ts$|shared\/(api\/fields|domain\/\w+)\.ts$/.test(id)
      ? code.replace(
          new RegExp(`${COMMENT}(\\w+)(?=[:,])`, 'g'),
          (_, comment: string, key: string) =>
            `${JSON.stringify(meansOf(key))}: ${JSON.stringify(inOneLine(comment))}, ${key}`,
        )
      : null,
};

/** The files of the endpoints with their comments, and what makes schemas of the same readers. */
const loadMeant = async () => {
  const files = [...callNames.map(fileOfCall), 'scripts/reference/schema.ts'].map((file) => resolve(root, file));
  const modules = await runFiles(files, [meanings], { __API_BASE__: '"/api"' });
  return {
    modules: modules as readonly { readonly [name: string]: unknown }[],
    ...(modules.at(-1) as unknown as typeof schemas),
  };
};

const asReader = (fields: Fields = {}): Reader<unknown> => Object.assign(() => undefined, { fields });

/** An example as a lender should send it: without entries and fields that no page reads, and without blanks around a text. */
const tidy = (read: Reader<unknown> | undefined, value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (!read || typeof value !== 'object' || value === null) return value;
  const { of, fields = {} } = read;
  if (Array.isArray(value)) return value.filter((each) => !of || (of(each) ?? '') !== '').map((each) => tidy(of, each));
  const all = Object.entries(fields).map(([key, field]) => partsOf(key, field));
  const described = Object.entries(value).flatMap(([name, inner]) => {
    const own = all.find(([each]) => each === name)?.[1];
    const within = all
      .filter(([each]) => each.startsWith(`${name}.`))
      .map(([each, reads]) => [each.slice(name.length + 1), reads]);
    if (!own && !within.length) return [];
    const reader = within.length ? asReader({ ...own?.fields, ...Object.fromEntries(within) }) : own;
    return [[name, tidy(reader, inner)]];
  });
  return Object.fromEntries(described);
};

const page = readParameters(
  `?${new URLSearchParams([...[...SESSION_NAMES, ...HEADER_NAMES].map((name) => [name, `${name}-1`]), ['lang', 'en']])}`,
);
const at = { base: '/api', service: 'loan', paths: {} };

/** The requests of a call's wire cases. */
const requestsOf = (cases: readonly WireCase[]) => {
  const made: ReturnType<typeof requestOf>[] = [];
  const call: Call = async (endpoint, input) => {
    made.push(requestOf(endpoint, endpoint.payload(input), page, at.base + pathAt(endpoint, at)));
    return { kind: 'unknown', reason: 'offline' };
  };
  for (const { send } of cases) void send(call);
  return made;
};

/** Stands for any input: whatever is read of it, or called, is the same again. */
const anyInput: object = new Proxy(() => anyInput, { get: () => anyInput });

const OPTIONAL = /^Optional: /;

/** The fields of a call's payload, with the comments in front of them. One that may be left out is `Optional:` there. */
const sentBy = ({ payload, name }: Endpoint<unknown, unknown>) => {
  // A form cannot be filled without a file.
  const fields: Payload = name === 'uploadEvidence' ? { problemImage: '' } : payload(anyInput);
  const comments: { readonly [name: string]: unknown } = { [meansOf('problemImage')]: 'A picture.', ...fields };
  return Object.keys(fields)
    .filter((key) => !key.endsWith(meansOf('')))
    .map((key) => {
      const means = String(comments[meansOf(key)] ?? '');
      const description = means.replace(OPTIONAL, '').replace(/^./, (letter) => letter.toUpperCase());
      return { name: key, isRequired: !OPTIONAL.test(means), schema: { type: ['string', 'number'], description } };
    });
};

const sizeOf = (data: unknown): number => JSON.stringify(data ?? '').length;

/**
 * Describes every call from its one file.
 * @throws BuildError that names every field without a comment.
 */
export const describeCalls = async () => {
  const { modules, schemaOf, withoutMeaning } = await loadMeant();
  const cases = Object.entries(wireCasesBySubject);
  const gaps: string[] = [];
  const calls = callNames.map((name, index) => {
    const module = modules[index] ?? {};
    const source = readFileSync(resolve(root, fileOfCall(name)), 'utf8');
    const [subject, some] = cases.find(([, each]) => each.some((one) => one.name === name)) ?? ['Landing page', []];
    const own = (some as readonly WireCase[]).filter((each) => each.name === name);
    const requests = requestsOf(own);
    const read = dataOf(endpoints[name]);
    const needsData = !!read && read(undefined) === undefined;
    const data = dataOf(module[name]);
    const sent = sentBy(module[name] as Endpoint<unknown, unknown>);
    gaps.push(
      ...(data ? withoutMeaning(data) : []).map((path) => `${fileOfCall(name)}: ${path}`),
      ...sent.flatMap(({ name: key, schema }) => (schema.description ? [] : [`${fileOfCall(name)}: payload.${key}`])),
    );
    return {
      name,
      route: endpoints[name] as CallRoute,
      /** The comment in front of the endpoint. */
      summary: inOneLine(new RegExp(`${COMMENT}export const ${name}\\b`).exec(source)?.[1]),
      subject,
      /** The schema of the data of a response; undefined if nothing is read of them. */
      data: data && schemaOf(data, undefined, read?.(null) === undefined),
      needsData,
      /** The fields of a request. One that may be missing is left out, and never null. */
      sent,
      /** Requests as pages make them, of a page whose address has every parameter. */
      requests,
      /** Data of responses, without what pages leave out. */
      examples: own
        .map(({ answer }) => tidy(read, (JSON.parse(answer) as { readonly data?: unknown }).data))
        .sort((one, other) => sizeOf(other) - sizeOf(one)),
    };
  });
  if (gaps.length)
    throw new BuildError(`These need a comment that says what they mean:\n  ${[...new Set(gaps)].join('\n  ')}`);
  return calls;
};

/** A call, as its endpoint's file describes it. */
export type Described = Awaited<ReturnType<typeof describeCalls>>[number];
