import { isUtf8 } from 'node:buffer';
import { getNodePath, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { ignoreData } from '../../shared/api/endpoint.ts';
import { readEnvelope } from '../../shared/api/envelope.ts';
import { parseJson } from '../build/parseJson.ts';
import { isContainer, placeText } from '../reference/paths.ts';
import type { Answer, Lost, Whole } from './ask.ts';
import { hitIn, keptBy } from './caching.ts';
import { type PlacedProblem, problemAt, type Word } from './finding.ts';
import { redacted } from './redact.ts';

/** The envelope of a success. */
export interface Envelope {
  readonly code: unknown;
  readonly data?: unknown;
}

/** The problems of a response, except those of its data; and its envelope, if that is a success. */
interface BodyChecked {
  readonly problems: readonly PlacedProblem[];
  readonly envelope?: Envelope;
}

const http = (word: Word, received: string, expected: string): PlacedProblem =>
  problemAt('HTTP', word, received, expected);

const LOST: { readonly [word in Lost['word']]: string } = {
  timeout: 'a whole answer in time: the app gives a call up after 60 s',
  'cut-off': 'a whole answer; otherwise nobody knows whether the call was done',
  'no-answer': 'an answer',
  'not-adapted':
    'the envelope {code, message, data} of your adapter.ts; otherwise nobody knows whether the call was done',
};

// Each status has another cause: the address, the session, or an error that is in the service's own log.
const expectedFor = (status: number): string => {
  if (status === 404 || status === 405)
    return 'an answer at this method and path; the address that you named may lack a path, such as /api, and a brand names other paths in `paths`';
  if (status === 401 || status === 403)
    return 'an answer with this session; pages take 401 for one that has ended, and 403 for one that may not see this';
  return status >= 500
    ? 'the status 200, also for a refusal, which has a code; of this one, pages say that nobody knows whether the call was done'
    : 'the status 200, also for a refusal, which has a code';
};

const problemOfStatus = ({ status, headers }: Whole): PlacedProblem | undefined => {
  if (status >= 200 && status < 300) return undefined;
  const received = `the status ${status}`;
  if (status >= 400) return http('http-status', received, expectedFor(status));
  const expected = 'the envelope; a session that has ended is refused with a code, or with 401';
  return http('redirect', `${received}, to ${redacted(headers.get('location') ?? '', 'webUrl')}`, expected);
};

/** Why a response cannot be read at all. */
const problemOfAnswer = (answer: Answer): PlacedProblem | undefined =>
  answer.kind === 'lost' ? http(answer.word, answer.words, LOST[answer.word]) : problemOfStatus(answer);

const problemsOfType = ({ headers, bytes }: Whole): readonly PlacedProblem[] => {
  const type = headers.get('content-type') ?? '';
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(type) ?? [];
  const expected = 'UTF-8, in which every page reads it; otherwise letters come out wrong';
  if (!isUtf8(bytes)) return [http('charset', 'bytes that are no UTF-8', expected)];
  if (!/^utf-?8$/i.test(charset)) return [http('charset', `the charset ${charset}`, expected)];
  return /\bjson\b/i.test(type)
    ? []
    : [http('content-type', type ? `the type ${type}` : 'no type', 'application/json; charset=utf-8')];
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
  const expected = 'it once; a reader takes the last, others the first';
  return (tree ? repeatedKeys(tree) : []).map((key) => {
    const place = placeText(getNodePath(key.parent?.children?.[1] ?? key));
    return problemAt(place, 'duplicate-key', 'the same key twice in an object', expected);
  });
};

const nodesIn = (type: 'number' | 'string', node: Node | undefined): readonly Node[] =>
  node?.type === type ? [node] : (node?.children ?? []).flatMap((child) => nodesIn(type, child));

// In the contract's own responses, pages recognise such a number as inexact. If an adapter has turned it into a text, that text contains the digits
// that JavaScript made of the number. A number that the adapter does not use is not reported.
const problemsBefore = ({ before, bytes }: Whole): readonly PlacedProblem[] => {
  if (!before) return [];
  const texts = nodesIn('string', parseTree(new TextDecoder().decode(bytes))).map(({ value }) => String(value));
  const expected = 'it as text: your adapter.ts sees other last digits than were sent, and pages take them for right';
  return nodesIn('number', parseTree(before))
    .filter(({ value }) => Math.abs(value) >= 2 ** 53 && texts.some((text) => text.includes(String(value))))
    .map((number) =>
      problemAt(placeText(getNodePath(number)), 'inexact-number', 'a number too long to be held', expected),
    );
};

const problemOfText = (text: string): PlacedProblem => {
  if (/^\s*</.test(text))
    return http(
      'html',
      'a page of HTML',
      'JSON; a page with this status is most often a login, an error of a proxy, or a fallback for every address',
    );
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  const isCut = text.trim() && errors.every(({ offset, length }) => offset + length >= text.trimEnd().length);
  return isCut
    ? http('cut-off', `JSON that ends after ${text.length} characters`, LOST['cut-off'])
    : http('no-json', text.trim() ? 'a text that is no JSON' : 'an empty body', 'JSON');
};

const problemOfCode = (text: string, { code, data }: Envelope): PlacedProblem | undefined => {
  const { kind } = readEnvelope(text, ignoreData);
  if (kind === 'ok') return undefined;
  const success = '0 or zeros as text';
  return kind === 'refused'
    ? problemAt(
        'code',
        'refused',
        `the code ${JSON.stringify(code)}`,
        `a success: ${success}.${isContainer(data) ? ' It has data: if it means success, send 0 in its place, or have an adapter say so.' : ''} Name a session for which the call succeeds, or false where you do not have it`,
      )
    : problemAt(
        'code',
        'empty-code',
        redacted(code, 'code'),
        `${success}; otherwise nobody knows whether the call was done`,
      );
};

const checkJson = (text: string): BodyChecked => {
  const envelope = parseJson(text);
  if (envelope === undefined) return { problems: [problemOfText(text)] };
  if (!isContainer(envelope) || Array.isArray(envelope))
    return { problems: [http('no-envelope', redacted(envelope), 'the envelope {code, message, data}')] };
  const found: Envelope = { ...envelope, code: envelope['code'] };
  const problem = problemOfCode(text, found);
  const problems = [...problemsOfKeys(text), ...(problem ? [problem] : [])];
  return problem ? { problems } : { problems, envelope: found };
};

/** Checks a response except its data: whether it is complete, is JSON in UTF-8 without duplicate keys, and has the code of a success. */
export const checkBody = (answer: Answer): BodyChecked => {
  const problem = problemOfAnswer(answer);
  if (problem || answer.kind === 'lost') return { problems: problem ? [problem] : [] };
  const { problems, ...rest } = checkJson(new TextDecoder().decode(answer.bytes));
  const isJson = !problems.some(({ word }) => ['html', 'no-json', 'cut-off'].includes(word));
  return { ...rest, problems: [...(isJson ? problemsOfType(answer) : []), ...problems, ...problemsBefore(answer)] };
};

/**
 * Checks whether a cache between service and phone has stored a response, or may do so: a cache whose key does not include the query, as is right
 * for the documents, would return it to the next borrower.
 */
export const checkKept = (answer: Answer): readonly PlacedProblem[] => {
  if (answer.kind === 'lost') return [];
  const headerOf = (name: string): string | null => answer.headers.get(name);
  const hit = answer.headers.has('age') ? 'the header Age' : hitIn(headerOf);
  const received = hit ? `an answer out of a cache (${hit})` : keptBy(headerOf);
  const expected =
    "Cache-Control: no-store, and no cache for this path; otherwise one borrower may get what is another's";
  return received ? [http('kept', received, expected)] : [];
};

/** Checks the response to a call for an image, which has no envelope. */
export const checkImage = (answer: Answer): readonly PlacedProblem[] => {
  const problem = problemOfAnswer(answer);
  if (problem || answer.kind === 'lost') return problem ? [problem] : [];
  const type = answer.headers.get('content-type') ?? 'no type';
  return /^image\//i.test(type) && answer.bytes.length
    ? []
    : [http('no-image', `the type ${type}`, 'an image, of a type such as image/png')];
};
