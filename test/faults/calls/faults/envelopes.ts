import { jsonAnswer, sendWhole } from '../../server/reply.ts';
import type { CallFault, Ending } from '../CallFault.ts';

interface Envelope {
  readonly code: unknown;
  readonly message: unknown;
  readonly data?: unknown;
}

const envelope = (
  name: string,
  make: (good: Envelope) => unknown,
  ending: Ending,
  more: Partial<CallFault> = {},
): CallFault => ({
  kind: 'envelope',
  name,
  ending,
  reply: (exchange) =>
    sendWhole(exchange, jsonAnswer(JSON.stringify(make(JSON.parse(exchange.good.body.toString('utf8')) as Envelope)))),
  ...more,
});

/** @returns `data` with every value in it changed, from the innermost outwards. */
const changed = (value: unknown, change: (value: unknown, key: string) => unknown, key = ''): unknown => {
  if (Array.isArray(value))
    return change(
      value.map((item) => changed(item, change, '')),
      key,
    );
  if (typeof value !== 'object' || value === null) return change(value, key);
  const fields = Object.entries(value).map(([name, field]) => [name, changed(field, change, name)] as const);
  return change(Object.fromEntries(fields), key);
};

const inData = (change: (value: unknown, key: string) => unknown) => (good: Envelope) => ({
  ...good,
  data: changed(good.data, change),
});

const isList = (value: unknown): boolean => Array.isArray(value);
const isField = (key: string): boolean => key !== '';
const isAmount = (key: string): boolean => /amount/i.test(key);

const holds =
  (test: (value: unknown, key: string) => boolean, what: string) =>
  (good: string): string | undefined => {
    let isThere = false;
    changed((JSON.parse(good) as Envelope).data, (value, key) => {
      isThere ||= test(value, key);
      return value;
    });
    return isThere ? undefined : `the answer holds no ${what}`;
  };

const withLists = { leftOut: holds(isList, 'list') };

/** Replaces every named field of the data. */
const everyField = (name: string, change: (value: unknown) => unknown): CallFault =>
  envelope(
    name,
    inData((value, key) => (isField(key) ? change(value) : value)),
    'any',
    { leftOut: holds((_, key) => isField(key), 'field') },
  );

/** Replaces every list of the data. */
const everyList = (name: string, change: (list: readonly unknown[]) => unknown): CallFault =>
  envelope(
    name,
    inData((value) => (Array.isArray(value) ? change(value) : value)),
    'any',
    withLists,
  );

const CLOSED = 'This is closed today.';

const codes: readonly CallFault[] = [
  ...[0, '0', '00', '000'].map((code) =>
    envelope(`code ${JSON.stringify(code)}`, (good) => ({ ...good, code }), 'good'),
  ),
  ...['', null, [], {}, true, ['00'], { code: 0 }].map((code) =>
    envelope(`code ${JSON.stringify(code)}`, (good) => ({ ...good, code }), 'unknown'),
  ),
  envelope('no code', ({ message, data }) => ({ message, data }), 'unknown'),
  ...['', null, undefined, {}].map((code) =>
    envelope(
      `a message beside ${code === undefined ? 'no code' : `code ${JSON.stringify(code)}`}`,
      ({ data }) => ({ code, message: CLOSED, data }),
      'unknown',
      { says: CLOSED },
    ),
  ),
  ...['0abc', '0.0', '0x0', ' 0', 'OK', 200, 0.5].map((code) =>
    envelope(`code ${JSON.stringify(code)}`, (good) => ({ ...good, code, message: CLOSED }), 'refused', {
      says: CLOSED,
    }),
  ),
];

const refusal = (name: string, message: unknown, says?: string): CallFault =>
  envelope(`a refusal ${name}`, () => ({ code: '99999', message, data: null }), 'refused', says ? { says } : {});

const refusals: readonly CallFault[] = [
  refusal('of an unknown code', CLOSED, CLOSED),
  envelope('a refusal without a message', () => ({ code: '99999', data: null }), 'refused'),
  envelope('a refusal with data', (good) => ({ ...good, code: '99999', message: 'Not today.' }), 'refused', {
    says: 'Not today.',
  }),
  refusal('whose message is null', null),
  refusal('whose message is empty', '   '),
  refusal('whose message is an object', { text: 'no' }),
  refusal('whose message is a list', ['no']),
  refusal('whose message is a number', 4711, '4711'),
  refusal('in HTML', '<b>Closed</b> <img src=x onerror=alert(1)>', '<b>Closed</b> <img src=x onerror=alert(1)>'),
  refusal('of 5 kB', 'We are sorry. '.repeat(366), 'We are sorry. We are sorry.'),
  refusal('of one word of 5 kB', 'x'.repeat(5000), 'x'.repeat(100)),
  refusal('from right to left', '\u202Eعذرا، الخدمة مغلقة اليوم', 'الخدمة مغلقة اليوم'),
  refusal('with control characters', 'Closed\u0000 today\u0007.\u202E', 'Closed'),
];

const wrongKind = (value: unknown): unknown => {
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return [value];
  return isList(value) ? { 0: 'a', length: 1 } : value;
};

const MANY = 10_000;

const many = (value: unknown): unknown => {
  if (!Array.isArray(value) || !value.length) return value;
  return Array.from({ length: MANY }, (_, at) => value[at % value.length]);
};

// Only the first list found from the outside: 10,000 items in each of 10,000 would be another case.
const manyInData = (good: Envelope): unknown => {
  let isDone = false;
  const grow = (value: unknown): unknown => {
    if (isDone || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value) && value.length) {
      isDone = true;
      return many(value);
    }
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, grow(field)]));
  };
  return { ...good, data: grow(good.data) };
};

const amounts = (name: string, amount: unknown): CallFault =>
  envelope(
    `amounts ${name}`,
    inData((value, key) => (isAmount(key) ? amount : value)),
    'any',
    { leftOut: holds((_, key) => isAmount(key), 'amount') },
  );

const dataFaults: readonly CallFault[] = [
  envelope('no data', ({ code, message }) => ({ code, message }), 'byData'),
  ...[null, 'success', 5, true].map((data) =>
    envelope(`data ${JSON.stringify(data)}`, (good) => ({ ...good, data }), 'byData'),
  ),
  envelope('data []', (good) => ({ ...good, data: [] }), 'any'),
  envelope('data {}', (good) => ({ ...good, data: {} }), 'any'),
  envelope('data in a list', (good) => ({ ...good, data: [good.data] }), 'any'),
  envelope('data as a text of JSON', (good) => ({ ...good, data: JSON.stringify(good.data) }), 'byData'),
  everyField('every field null', () => null),
  everyField('every field an empty text', () => ''),
  everyField('every field of a wrong kind', wrongKind),
  everyField('every field a number', (value) => (isList(value) ? value : 7)),
  everyList('every list missing', () => undefined),
  everyList('every list empty', () => []),
  everyList('every list an object', (list) => ({ ...list })),
  everyList('null among every list’s items', (list) => [null, ...list, null]),
  everyList('oddities among every list’s items', (list) => [7, 'x', [], {}, true, ...list]),
  envelope('a list of 10,000', manyInData, 'any', withLists),
  amounts('beyond all measure', 1e308),
  amounts('of 30 digits', '123456789012345678901234567890'),
  amounts('below zero', -320000),
  amounts('with a fraction', 3200.005),
  amounts('in words', 'three thousand'),
  amounts('of nothing', 0),
];

// Without these, the page cannot know what is owed, offered or due next; each is a direct field of an answer's `data`.
const NEEDED = [
  ...['amount', 'periods', 'repayAmount', 'delayInfo', 'orderStatus', 'items', 'sid', 'repayRecordId'],
  ...['payUrl', 'contract_url', 'lendDetailsUrl', 'url'],
];

const holdsField =
  (field: string) =>
  (good: string): string | undefined =>
    field in (((JSON.parse(good) as Envelope).data as object) ?? {}) ? undefined : 'the answer holds no such field';

const lacking = (field: string, how: string, value: unknown): CallFault =>
  envelope(
    `its ${field} ${how}`,
    (good) => ({ ...good, data: { ...(good.data as object), [field]: value } }),
    'byData',
    { leftOut: holdsField(field) },
  );

/** Faults of answers in which one of these fields is missing, null or empty. */
const neededFaults: readonly CallFault[] = NEEDED.flatMap((field) => [
  lacking(field, 'missing', undefined),
  lacking(field, 'null', null),
  lacking(field, 'empty', ''),
]);

// JSON.stringify would omit `__proto__`, which an answer's text can contain.
const polluted = (good: Envelope): string => {
  const poison =
    '"__proto__":{"polluted":"yes","kind":"ok","isFresh":true},"constructor":{"prototype":{"polluted":"yes"}}';
  return JSON.stringify(good).replace(/\{/g, `{${poison},`).replace(/,\}/g, '}');
};

const others: readonly CallFault[] = [
  {
    kind: 'envelope',
    name: '__proto__ in every object',
    ending: 'good',
    reply: (exchange) =>
      sendWhole(exchange, jsonAnswer(polluted(JSON.parse(exchange.good.body.toString('utf8')) as Envelope))),
  },
  envelope('fields that nobody knows', (good) => ({ ...good, status: 500, error: 'x', success: false }), 'good'),
  envelope('a success with a message of failure', (good) => ({ ...good, message: 'system error' }), 'good'),
];

/** Faults of the envelope `{code, message, data}`. */
export const envelopeFaults: readonly CallFault[] = [...codes, ...refusals, ...dataFaults, ...others, ...neededFaults];
