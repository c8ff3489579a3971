import { getNodePath, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { ignoreData } from '../../shared/api/endpoint.ts';
import { readEnvelope } from '../../shared/api/envelope.ts';
import { isContainer, placeText } from '../reference/paths.ts';
import type { Answer, Lost, Whole } from './ask.ts';
import type { Problem } from './finding.ts';
import { redacted } from './redact.ts';

/** A problem of an answer as a whole, and where it is. */
export interface PlacedProblem {
  readonly path: string;
  readonly problem: Problem;
}

/** The envelope of a success. */
export interface Envelope {
  readonly code: unknown;
  readonly data?: unknown;
}

/** What was found in an answer before its data, and its envelope where that is a success. */
export interface BodyChecked {
  readonly problems: readonly PlacedProblem[];
  readonly envelope?: Envelope;
}

const at = (path: string, word: Problem['word'], received: string, expected: string): PlacedProblem => ({
  path,
  problem: { word, received, expected },
});

const LOST: { readonly [word in Lost['word']]: string } = {
  timeout: 'a whole answer in time: the app gives a call up after 60 s',
  'cut-off': 'a whole answer; otherwise nobody knows whether the call was done',
  'no-answer': 'an answer',
};

const OK = { from: 200, below: 300, error: 400 };

const problemOfStatus = ({ status, headers }: Whole): PlacedProblem | undefined => {
  if (status >= OK.from && status < OK.below) return undefined;
  if (status < OK.error) {
    const to = redacted(headers.get('location') ?? '', 'webUrl');
    return at(
      'HTTP',
      'redirect',
      `the status ${status}, to ${to}`,
      'the envelope; a session that has ended is refused with a code, or with 401',
    );
  }
  return at('HTTP', 'http-status', `the status ${status}`, 'the status 200, also for a refusal, which has a code');
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

const problemsOfType = ({ headers, bytes }: Whole): readonly PlacedProblem[] => {
  const type = headers.get('content-type') ?? '';
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(type) ?? [];
  const expected = 'UTF-8, in which every page reads it; otherwise letters come out wrong';
  if (!isUtf8(bytes)) return [at('HTTP', 'charset', 'bytes that are no UTF-8', expected)];
  if (!/^utf-?8$/i.test(charset)) return [at('HTTP', 'charset', `the charset ${charset}`, expected)];
  return /\bjson\b/i.test(type)
    ? []
    : [at('HTTP', 'content-type', type ? `the type ${type}` : 'no type', 'application/json; charset=utf-8')];
};

const repeatedKeys = (node: Node): readonly Node[] => {
  const children = node.children ?? [];
  const keys = children.flatMap(({ type, children: [key] = [] }) => (type === 'property' && key ? [key] : []));
  return [
    ...keys.filter(({ value }, index) => keys.findIndex((key) => key.value === value) < index),
    ...children.flatMap(repeatedKeys),
  ];
};

const problemsOfKeys = (text: string): readonly PlacedProblem[] => {
  const tree = parseTree(text);
  return (tree ? repeatedKeys(tree) : []).map((key) =>
    at(
      placeText(getNodePath(key.parent?.children?.[1] ?? key)),
      'duplicate-key',
      'the same key twice in an object',
      'it once; a reader takes the last, others the first',
    ),
  );
};

const problemOfText = (text: string): PlacedProblem => {
  if (/^\s*</.test(text)) return at('HTTP', 'html', 'a page of HTML', 'JSON');
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  const isCut = text.trim() && errors.every(({ offset, length }) => offset + length >= text.trimEnd().length);
  return isCut
    ? at('HTTP', 'cut-off', `JSON that ends after ${text.length} characters`, LOST['cut-off'])
    : at('HTTP', 'no-json', text.trim() ? 'a text that is no JSON' : 'an empty body', 'JSON');
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const problemOfCode = (text: string, { code }: Envelope): PlacedProblem | undefined => {
  const outcome = readEnvelope(text, ignoreData);
  if (outcome.kind === 'ok') return undefined;
  if (outcome.kind === 'refused')
    return at(
      'code',
      'refused',
      `the code ${JSON.stringify(code)}`,
      'a success: 0 or zeros as text. Name a session for which the call succeeds, or false where you do not have it',
    );
  return at(
    'code',
    'empty-code',
    redacted(code, 'code'),
    '0 or zeros as text; otherwise nobody knows whether the call was done',
  );
};

const checkJson = (text: string): BodyChecked => {
  const envelope = parsed(text);
  if (envelope === undefined) return { problems: [problemOfText(text)] };
  if (!isContainer(envelope) || Array.isArray(envelope))
    return { problems: [at('HTTP', 'no-envelope', redacted(envelope), 'the envelope {code, message, data}')] };
  const found: Envelope = { ...envelope, code: envelope['code'] };
  const problem = problemOfCode(text, found);
  const problems = [...problemsOfKeys(text), ...(problem ? [problem] : [])];
  return problem ? { problems } : { problems, envelope: found };
};

/** Looks at an answer down to its envelope: whether it came whole, as JSON in UTF-8, each key once, and with the code of a success. */
export const checkBody = (answer: Answer): BodyChecked => {
  if (answer.kind === 'lost') return { problems: [at('HTTP', answer.word, answer.words, LOST[answer.word])] };
  const status = problemOfStatus(answer);
  if (status) return { problems: [status] };
  const text = new TextDecoder().decode(answer.bytes);
  const { problems, ...rest } = checkJson(text);
  const isJson = !problems.some(({ problem }) => ['html', 'no-json', 'cut-off'].includes(problem.word));
  return { ...rest, problems: [...(isJson ? problemsOfType(answer) : []), ...problems] };
};

const isImage = ({ headers, bytes }: Whole): boolean =>
  /^image\//i.test(headers.get('content-type') ?? '') && bytes.length > 0;

/** Looks at the answer to a call for an image, which has no envelope. */
export const checkImage = (answer: Answer): readonly PlacedProblem[] => {
  if (answer.kind === 'lost') return [at('HTTP', answer.word, answer.words, LOST[answer.word])];
  const status = problemOfStatus(answer);
  if (status) return [status];
  const type = answer.headers.get('content-type') ?? 'no type';
  return isImage(answer) ? [] : [at('HTTP', 'no-image', `the type ${type}`, 'an image, of a type such as image/png')];
};
