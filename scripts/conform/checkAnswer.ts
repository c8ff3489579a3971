import type { CallName } from '../../shared/api/allEndpoints.ts';
import { ignoreData } from '../../shared/api/endpoint.ts';
import { readEnvelope } from '../../shared/api/outcome.ts';
import { exactCents } from '../../shared/domain/facts.ts';
import type { Cents } from '../../shared/domain/money.ts';
import { parseRecord } from '../../shared/lib/shape.ts';
import { endpoints } from '../build/calls.ts';
import { parseJson } from '../build/parseJson.ts';
import { dataOf, kindOf } from '../reference/schema.ts';
import { hitIn, keptBy } from './caching.ts';
import { checkFields, fieldsIn, type Judging } from './checkFields.ts';
import { type Answer, ENVELOPE } from './exchange.ts';
import { type Problem, placeText, shown, valueAt, type Word } from './finding.ts';

/** What was found in a response. */
export interface Checked {
  readonly problems: readonly Problem[];
  /** Its data, if it is a success. */
  readonly data?: unknown;
  /** Its body, in which the lines are counted. */
  readonly text?: string;
  /** Optional fields that it does not have. */
  readonly absent: readonly string[];
  /** The amounts that pages read, in cents. An amount in another unit looks right to any program; people see it. */
  readonly amounts: readonly (readonly [place: string, cents: Cents])[];
}

const http = (word: Word, received: string, expected: string): Problem => ({ path: 'HTTP', word, received, expected });

// Each status has another cause: the address, the session, or an error that is in the service's own log.
const expectedFor = (status: number): string => {
  if (status < 400) return 'the envelope; a session that has ended is refused with a code, or with 401';
  if (status === 404 || status === 405)
    return 'an answer at this method and path; perhaps the address lacks a path, such as /api. Other paths belong in the brand (`paths`) or its adapter';
  if (status === 401 || status === 403)
    return 'an answer with this session; pages take 401 for one that has ended, and 403 for one that may not see this';
  return 'the status 200, also for a refusal, which has a code; of this one, pages say that nobody knows whether the call was done';
};

// A cache whose key does not include the query would give one borrower's answer to the next.
const problemOfCache = (headers: Headers): Problem | undefined => {
  const cached = headers.has('age') ? 'age' : (hitIn(headers) ?? keptBy(headers));
  const expected = "Cache-Control: no-store; otherwise one borrower may get what is another's";
  return cached === undefined ? undefined : http('cached', `an answer that a cache keeps (${cached})`, expected);
};

const problemOfType = (type: string | null, wanted: RegExp, word: Word, expected: string): Problem | undefined =>
  wanted.test(type ?? '') ? undefined : http(word, type ?? 'no type', expected);

const JSON_TYPE = /\bjson\b(?!.*charset=(?!"?utf-?8))/i;

const problemOfCode = (text: string, code: unknown): Problem | undefined => {
  const { kind } = readEnvelope(text, ignoreData);
  const received = `the code ${JSON.stringify(code) ?? 'undefined'}`;
  const zero =
    '0 or zeros as text; name a session for which the call succeeds, or false if your service does not have it';
  if (kind === 'refused') return { path: 'code', word: 'refused', received, expected: zero };
  return kind === 'ok' ? undefined : { path: 'code', word: 'no-envelope', received, expected: ENVELOPE };
};

/** Checks the whole response to a call: that it came, is not cached, is a success, and each field that pages read. */
export const checkAnswer = (call: CallName, answer: Answer, judging: Judging): Checked => {
  const failed = (problem: Problem): Checked => ({ problems: [problem], absent: [], amounts: [] });
  if (answer.kind === 'lost') return failed(answer.problem);
  const { status, headers, text } = answer;
  if (status < 200 || status >= 300) return failed(http('http-status', `the status ${status}`, expectedFor(status)));
  const type = headers.get('content-type');
  const image = problemOfType(type, /^image\//i, 'no-image', 'an image, of a type such as image/png');
  if (call === 'readCaptcha') return { problems: image ? [image] : [], absent: [], amounts: [] };
  const envelope = parseJson(text);
  if (parseRecord(envelope) !== envelope)
    return failed(http('no-envelope', envelope === undefined ? 'no JSON' : shown(envelope), ENVELOPE));
  const { code, data } = parseRecord(envelope);
  const wrongCode = problemOfCode(text, code);
  const problems = [
    // A landing page is the same for everybody, so caches may store it.
    call === 'readLandingTemplate' ? undefined : problemOfCache(headers),
    problemOfType(type, JSON_TYPE, 'content-type', 'application/json; charset=utf-8'),
    wrongCode,
  ].filter((problem) => problem !== undefined);
  const read = dataOf(endpoints[call]);
  if (wrongCode || !read) return { problems, absent: [], amounts: [] };
  const fields = fieldsIn(read, data).map(([each, path]) => ({
    each,
    place: placeText(['data', ...path]),
    value: valueAt(data, path),
  }));
  const absent = fields
    .filter(({ each, place, value }) => !each.isRequired && !place.startsWith('data.facts') && value === undefined)
    .map(({ place }) => place.replace(/\[\d+\]/g, '[]'));
  const amounts = fields.flatMap(({ each, place, value }) => {
    const cents = kindOf(each).name === 'cents' ? exactCents(value) : undefined;
    return cents === undefined ? [] : [[place, cents] as const];
  });
  return {
    problems: [...problems, ...checkFields(read, data, text, judging)],
    data,
    text,
    absent: [...new Set(absent)],
    amounts,
  };
};
