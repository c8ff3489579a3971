import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { MoneyForm } from '../../shared/domain/factRows.ts';
import { partsOf, type Reader } from '../../shared/lib/shape.ts';
import { type LinkRules, safeUrl } from '../../shared/navigation/safeUrl.ts';
import { kindOf, schemaOf } from '../reference/schema.ts';
import { type Doubt, doubtsIn } from './doubts.ts';
import { type Path, type Problem, placeText, shown, valueAt, type Word } from './finding.ts';

/** What a response is judged by: which addresses pages follow, and how amounts are written. `origin` is that of the service. */
export type Judging = LinkRules & MoneyForm & { readonly origin: string };

/** Every field that pages read, with its path. */
export const fieldsIn = (
  read: Reader<unknown>,
  value: unknown,
  path: Path = [],
): readonly (readonly [read: Reader<unknown>, path: Path])[] => {
  const { of, fields = {} } = read;
  const inner = (step: Path, reader: Reader<unknown>) => fieldsIn(reader, valueAt(value, step), [...path, ...step]);
  if (of && Array.isArray(value)) return [[read, path], ...value.flatMap((_, at) => inner([at], of))];
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const named = isObject ? Object.entries(fields).map(([key, field]) => partsOf(key, field)) : [];
  return [[read, path], ...named.flatMap(([name, reader]) => inner(name.split('.'), reader))];
};

const ajv = new Ajv2020({ strict: false, allErrors: true });
const validators = new Map<Reader<unknown>, ValidateFunction>();

const validatorOf = (read: Reader<unknown>): ValidateFunction => {
  const validate = validators.get(read) ?? ajv.compile(schemaOf(read));
  validators.set(read, validate);
  return validate;
};

const WORDS: { readonly [keyword: string]: Word } = { required: 'missing', type: 'wrong-type' };

const pathOf = ({ instancePath, keyword, params }: ErrorObject): Path => [
  ...instancePath.split('/').slice(1),
  ...(keyword === 'required' ? [String(params['missingProperty'])] : []),
];

interface Wrong {
  readonly path: Path;
  readonly word: Word;
}

const isIn = (outer: Path, { path }: Pick<Wrong, 'path'>): boolean =>
  outer.every((step, at) => String(path[at]) === String(step));

const APP_URL = /^(?!https?:|javascript:|data:|blob:|file:|content:|intent:|vbscript:|about:)[a-z][\w+.-]*:/i;

/** Whether an address is one that pages do not follow or load. One of the lender's app is the app's to judge. */
const isUnsafe = (kind: string, url: unknown, links: Judging): boolean =>
  ['webUrl', 'appUrl', 'imageUrl'].includes(kind) &&
  typeof url === 'string' &&
  !!url.trim() &&
  !(kind === 'appUrl' && APP_URL.test(url.trim())) &&
  !safeUrl(url, links.origin, { ...links, service: links.origin });

/** Finds what is wrong in a value and in all its fields: by the schema of the reference, and what its own reader makes nothing of. */
export const wrongIn = (read: Reader<unknown>, value: unknown, links?: Judging): readonly Wrong[] => {
  const validate = validatorOf(read);
  validate(value);
  const wrong = (validate.errors ?? []).map(
    (error): Wrong => ({ path: pathOf(error), word: WORDS[error.keyword] ?? 'wrong-form' }),
  );
  // The innermost first: an object around a wrong field is read as nothing for that reason alone.
  for (const [each, path] of [...fieldsIn(read, value)].reverse()) {
    const own = valueAt(value, path) ?? undefined;
    if (own === undefined || wrong.some((other) => isIn(path, other))) continue;
    if (typeof own === 'number' && Math.abs(own) >= 2 ** 53) wrong.push({ path, word: 'inexact-number' });
    else if (each(own) === undefined) wrong.push({ path, word: own === '' ? 'missing' : 'wrong-form' });
    else if (links && isUnsafe(kindOf(each).name, own, links)) wrong.push({ path, word: 'unsafe-url' });
  }
  return wrong;
};

/** The line and column in a response of a value in its data; of one that is missing, those of the object that lacks it. */
export const lineOf = (text: string, path: Path): string | undefined => {
  const tree = parseTree(text);
  const steps = ['data', ...path].map((step) => (/^\d+$/.test(String(step)) ? Number(step) : step));
  const node = tree && (findNodeAtLocation(tree, steps) ?? findNodeAtLocation(tree, steps.slice(0, -1)));
  const lines = node && text.slice(0, node.offset).split('\n');
  return lines && `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
};

/** Checks the data of a response. `text` is its body, in which the lines are counted. */
export const checkFields = (
  read: Reader<unknown>,
  data: unknown,
  text: string,
  judging: Judging,
): readonly Problem[] => {
  if ((data ?? undefined) === undefined) {
    const none: Problem = { path: 'data', word: 'missing', received: shown(data), expected: kindOf(read).words };
    return read(undefined) === undefined ? [none] : [];
  }
  const fields = fieldsIn(read, data);
  const wrong = wrongIn(read, data, judging);
  const sound = fields.filter(([, path]) => !wrong.some((each) => isIn(path, each) || isIn(each.path, { path })));
  const doubts = doubtsIn(data, sound, judging).map((doubt) => ({ ...doubt, word: 'doubtful' as const }));
  return [...wrong, ...doubts].map(({ path, word, ...said }: Wrong & Partial<Doubt>) => {
    const own = fields.find(([, each]) => each.join() === path.join())?.[0];
    const kind = own && kindOf(own);
    return {
      path: placeText(['data', ...path]),
      word: path[0] === 'facts' && word !== 'doubtful' ? 'wrong-fact' : word,
      received: said.received ?? shown(valueAt(data, path), kind?.name),
      expected:
        said.expected ??
        `${kind?.words ?? 'What the reference says.'}${own?.isRequired ? ' The object that has it counts for nothing without it.' : ''}`,
      line: lineOf(text, path),
    };
  });
};
