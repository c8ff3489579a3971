import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { adaptRequest, adaptResponse } from '#ownAdapter';
import type { CallName } from '../../shared/api/allEndpoints.ts';
import type { Adapter } from '../../shared/brand/adapter.ts';
import type { Brand } from '../../shared/brand/brand.ts';
import { brand } from '../../shared/brand/brands/default/brand.ts';
import { parseRecord } from '../../shared/lib/shape.ts';
import { callNamesByPath } from '../build/calls.ts';
import { loadAdapter } from '../build/readAdapter.ts';
import { root } from '../build/root.ts';
import { sandboxForAllTests } from '../sandbox/testSandbox.ts';
import { type Running, serveHttp } from '../serve/httpServer.ts';
import { folderForEachTest } from '../testing/temporaryFolder.ts';
import { readAccount } from './account.ts';
import { type CallReport, type Conformance, conform, exitCodeOf, written } from './conform.ts';
import { type Path, shown } from './finding.ts';

/** What a proxy makes of a response of the sandbox. */
type Mutate = (answer: Response) => Response | Promise<Response>;

const names = callNamesByPath({ paths: {}, service: 'loan' }, '/api');
const account = readAccount(readFileSync(join(root, 'scripts/conform/sandbox.json'), 'utf8'));

// The other API of the sandbox has a path that is made from the call's name.
const callOfOther = (path: string): string =>
  path.replace('/api/rest/', '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const PAGES = 'https://pages.example';
const sandbox = sandboxForAllTests({ allowedOrigins: [PAGES] });
const inFolder = folderForEachTest();
let proxy: Running;
let mutated: { readonly call: CallName; readonly mutate: Mutate } | undefined;

// Of the borrower: session, number, phone, order, name.
const PERSONAL = /50016|0917|180001|Navarro/;

// Dozens of calls, each of which the sandbox works out, on a machine that does other things too.
const ASKING_ALL_MS = 60_000;

vi.setConfig({ testTimeout: ASKING_ALL_MS });

beforeAll(async () => {
  proxy = await serveHttp(async (request) => {
    const answer = await sandbox.fetch(request);
    const { pathname } = new URL(request.url);
    const isMutated = mutated?.call === (names.get(pathname) ?? callOfOther(pathname));
    return isMutated && mutated ? mutated.mutate(answer) : answer;
  });
});

afterAll(() => proxy.close());

const given = (more: Partial<Conformance>): Conformance => ({
  ...{ base: `${proxy.origin}/api`, account, brand, only: [], asksWrites: false },
  ...more,
});

const told = (reports: readonly CallReport[]): readonly string[] =>
  reports.flatMap(({ call, problems }) => problems.map(({ path, word }) => `${call} ${path} ${word}`));

const reportOn = async (call: CallName, mutate: Mutate, more: Partial<Conformance> = {}) => {
  mutated = { call, mutate };
  try {
    const reports = await conform(given({ only: [call], asksWrites: true, ...more }));
    expect(written(reports, given({}))).not.toMatch(PERSONAL);
    return reports;
  } finally {
    mutated = undefined;
  }
};

const withBody = (answer: Response, body: BodyInit | null, headers: Record<string, string> = {}): Response => {
  const all = new Headers(answer.headers);
  all.delete('content-length');
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return new Response(body, { status: answer.status, headers: all });
};

const text =
  (change: (body: string) => string): Mutate =>
  async (answer) =>
    withBody(answer, change(await answer.text()));

const stepsOf = (path: string): readonly string[] => path.split(/[.[\]]+/).filter(Boolean);

const withValue = (data: unknown, [step, ...rest]: Path, value: unknown): unknown => {
  if (step === undefined) return value;
  const inner = withValue(parseRecord(data)[step] ?? (data as { readonly [at: string]: unknown })[step], rest, value);
  return Object.assign(Array.isArray(data) ? [...data] : { ...parseRecord(data) }, { [step]: inner });
};

/** The response with other values at these places; undefined leaves one out. */
const values = (places: { readonly [path: string]: unknown }): Mutate =>
  text((body) => {
    const all = Object.entries(places);
    return JSON.stringify(
      all.reduce((envelope, [path, value]) => withValue(envelope, stepsOf(path), value), JSON.parse(body)),
      null,
      2,
    );
  });

const header =
  (name: string, value: string): Mutate =>
  (answer) =>
    withBody(answer, answer.body, { [name]: value });

const payable = { only: ['readOrder', 'readPeriodPlan'] } as const;
const delayed = { only: ['readPeriodPlan', 'readDelayPlan'] } as const;
const choosy = { brand: { ...brand, hosts: ['pay.example'] } };

/** A value in a service's answer: where it stands, by call and path, and what is told of it. */
type Spoilt = readonly [at: string, words: string, value: unknown, more?: Partial<Conformance>];

const spoiltFields: readonly Spoilt[] = [
  ['readPeriodPlan data', 'missing', null],
  ['readPeriodPlan data.repayAmount', 'missing', undefined],
  ['readPeriodPlan data.repayAmount', 'wrong-form', '₱7,250.00'],
  ['readPeriodPlan data.repayAmount', 'wrong-type', null],
  ['readPeriodPlan data.repayAmount', 'differs', 725_001, payable],
  ['readPeriodPlan data.repayAmount', 'doubtful, differs', 7250, payable],
  ['readPeriodPlan data.repayAmount', 'doubtful, differs', 72_500_000, payable],
  ['readPeriodPlan data.repayAmount', 'doubtful, differs', 0, payable],
  ['readPeriodPlan data.repayDate', 'differs', '2026-11-01', payable],
  ['readPeriodPlan data.repayDate', 'wrong-form', '26/11/2026'],
  ['readPeriodPlan data.repayDate', 'doubtful', '1970-01-21'],
  ['readPeriodPlan data.repayList', 'wrong-type', { 0: {} }],
  ['readPeriodPlan data.repayList[0].channel_number', 'missing', undefined],
  ['readPeriodPlan data.facts.code.validUntil', 'wrong-fact', '2026-12-03 12:00:00'],
  ['readDelayPlan data.delayInfo.delayAmount', 'wrong-type', 3000.5],
  ['readDelayPlan data.repayAmount', 'differs', 300_000, delayed],
  ['readDelayPlan data.facts.newDueDate', 'differs', '2026-12-11'],
  ['readLoanOffer data.facts.payBack', 'differs', 450_000],
  ['readOrder data.isDelay', 'wrong-form', true],
  ['readOrder data.h5Url', 'unsafe-url', 'javascript:alert(1)'],
  ['readOrder data.userOrderDetail.detail[2].value', 'doubtful', '₱null'],
  ['readOrder code', 'no-envelope', ''],
  ['readOrder data.facts', 'wrong-fact', []],
  ['readContactInfo data.smWa', 'doubtful', '0811'],
  ['generatePayCode data.payUrl', 'unsafe-url', 'https://pay.example.evil.example/1', choosy],
];

const LONG_ID = text((body) => body.replace(/"id":\d+/, '"id":9007199254740993'));

const spoiltAnswers: readonly (readonly [told: string, mutate: Mutate])[] = [
  ['readOrder code refused', text(() => '{"code":"4001","message":"no","data":null}')],
  ['readOrder HTTP no-envelope', text(() => '<!doctype html><title>Sign in</title>')],
  ['readOrder HTTP http-status', ({ headers }) => new Response('{}', { status: 302, headers })],
  ['readOrder HTTP http-status', ({ headers }) => new Response('{}', { status: 500, headers })],
  ['readOrder HTTP no-answer', header('x-sandbox-drop', '1')],
  ['readOrder HTTP cached', header('cache-control', 'public, max-age=60')],
  ['readOrder HTTP cached', header('age', '12')],
  ['readOrder HTTP cached', header('x-cache', 'TCP_MEM_HIT')],
  ['readOrder HTTP content-type', header('content-type', 'application/json; charset=gbk')],
  ['readRepaymentWays data.bankCards[0].id wrong-form', LONG_ID],
  ['readCaptcha HTTP no-image', header('content-type', 'text/plain')],
];

describe('A mutant of the sandbox is caught and named:', () => {
  it.each(spoiltFields.map(([at, words, ...rest]) => ({ at, words, rest })))('$at is $words', async (spoilt) => {
    const { at, words, rest } = spoilt;
    const [value, more] = rest;
    const [call = '', path = ''] = at.split(' ');
    const all = words.split(', ').map((word) => `${at} ${word}`);
    expect(told(await reportOn(call as CallName, values({ [path]: value }), more))).toEqual(all);
  });

  it.each(spoiltAnswers)('%s', async (wanted, mutate) => {
    expect(told(await reportOn(wanted.split(' ')[0] as CallName, mutate))).toEqual([wanted]);
  });
});

const FEW = 'Content-Type, X-Requested-With, building';

it.each<readonly [name: string, value: string, told: string]>([
  ['access-control-allow-headers', FEW, 'received  Access-Control-Allow-Headers without gather'],
  ['access-control-allow-origin', `${PAGES}:8443`, `received  Access-Control-Allow-Origin: ${PAGES}:8443`],
])('A service that keeps pages of another origin from its calls by %s is told', async (name, value, wanted) => {
  const pages = PAGES;
  const only = ['readOrder', 'readContactInfo', 'readCaptcha'] as const;
  expect(told(await conform(given({ only, pages })))).toEqual([]);
  const reports = await reportOn('readOrder', header(name, value), { pages });
  expect(told(reports)).toEqual(['readOrder HTTP cors']);
  expect(written(reports, given({}))).toContain(wanted);
});

it('An order that states another amount in a row that the brand names is told beside its plan', async () => {
  const named: Brand = { ...brand, orderRows: { 'Total due now': 'dueAmount' } };
  const spoilt = values({ 'data.facts': undefined, 'data.userOrderDetail.detail.2.value': '₱7,250.01' });
  const reports = await reportOn('readOrder', spoilt, { ...payable, brand: named });
  expect(told(reports)).toEqual(['readPeriodPlan data.repayAmount differs']);
});

it('A report names the line of what is wrong, what came, what belongs there, and amounts as pages show them', async () => {
  const reports = await reportOn(
    'readPeriodPlan',
    values({ 'data.repayDate': '26/11/2026', 'data.isShowReyTop': undefined }),
  );
  const lines = written(reports, given({})).split('\n');
  expect(lines.slice(0, 4)).toEqual([
    'readPeriodPlan  POST /v3/installment/loan-play-detail  1 deviation',
    expect.stringMatching(/^ {2}wrong-form: data\.repayDate \(line \d+:18 of the answer\)$/),
    '    received  "26/11/2026"',
    '    expected  `YYYY-MM-DD`, or `YYYY-MM-DD HH:MM:SS`.',
  ]);
  expect(lines[4]).toMatch(/^ {2}amounts: data\.repayAmount ₱7,250\.00/);
  expect(lines[5]).toMatch(/^ {2}not compared: data\.repayAmount, for want of data\.facts\.dueAmount of readOrder\./);
  expect(lines[6]).toMatch(/^ {2}absent, which it may be: .*data\.isShowReyTop/);
  expect(exitCodeOf(reports)).toBe(1);
});

it.each<[value: unknown, kind: string, said: string]>([
  [7250, 'cents', '7250'],
  ['26/11/2026', 'day', '"26/11/2026"'],
  ['Juan Dela Cruz', 'day', 'a text of 14 characters'],
  [9171234567, 'phone', 'a number of 10 characters'],
  ['https://juan:pw@pay.example/09171234567?name=Juan', 'webUrl', 'https://pay.example/…'],
  [[1, 2], 'object', 'a list of 2'],
  [{ name: 'Juan' }, 'object', 'an object'],
])('A report shows %j of the kind %s without anything of the borrower', (value, kind, said) => {
  expect(shown(value, kind)).toBe(said);
});

it('An account is refused with every slip, and without anything of the borrower', () => {
  const account = { session: { userID: 'Juan' }, lang: 5, calls: { pushLoans: false } };
  const read = () => readAccount(JSON.stringify(account));
  for (const slip of ['/session must NOT have additional properties userID', '/lang must be string', 'pushLoans'])
    expect(read).toThrow(slip);
  expect(read).not.toThrow(/Juan/);
  expect(() => readAccount('[')).toThrow('must be object');
});

const LONG_CODE = text((body) => body.replace(/"pay-code":"\d+"/, '"pay-code":88081234567890123456'));
const UNITS = values({ 'data.attributes.repay-amount': '7250' });

it.each<readonly [what: string, mutate: Mutate, told: string]>([
  ['whole units for cents', UNITS, 'data.repayAmount doubtful, data.repayAmount differs'],
  ['a pay code of 20 digits as a number', LONG_CODE, 'data.defDetail.payCode wrong-form'],
  ['a body that was cut', text((body) => body.slice(0, 99)), 'adapter.ts no-envelope'],
  ['another envelope', text(() => '{"result":{"status":180}}'), 'adapter.ts no-envelope'],
  ['no data', text(() => '{"data":{"type":"read-order"}}'), 'data missing'],
  ['a refusal', text(() => '{"errors":[{"code":"4001","detail":"No."}]}'), 'code refused'],
  ['a failure', ({ headers }) => new Response('', { status: 500, headers }), 'HTTP http-status'],
  ['an answer of a cache', header('age', '12'), 'HTTP cached'],
])('Of a service of another form, behind an adapter, %s is told by field and line', async (_, mutate, wanted) => {
  const adapter: Adapter = { adaptRequest, adaptResponse };
  const reports = await reportOn('readPeriodPlan', mutate, { ...payable, adapter });
  expect(
    told(reports)
      .join(', ')
      .replace(/readPeriodPlan /g, ''),
  ).toBe(wanted);
  const inData = reports.flatMap(({ problems }) => problems).filter(({ path }) => path.startsWith('data.'));
  expect(inData.every(({ line }) => line)).toBe(true);
});

it.each<readonly [name: keyof Adapter, code: string, place: RegExp]>([
  ['adaptRequest', '({ page }, standard) => (page.session.userId ? JSON.parse("") : standard)', /\/adapter\.ts:1$/],
  ['adaptRequest', '({ page }, standard) => (page.session.userId ? undefined : standard)', /^adapter\.ts$/],
  ['adaptResponse', '(_, { body }) => {\n  if (!body?.code) return;\n  return body.no.trim();\n}', /\/adapter\.ts:4$/],
])('An adapter that throws, or makes no request, is told at each call: %s = %s', async (name, code, place) => {
  const file = inFolder('adapter.ts');
  const functions = {
    adaptRequest: '(_, standard) => standard',
    adaptResponse: '(_, { body }) => body',
    [name]: code,
  };
  const exported = Object.entries(functions).map(([each, of]) => `export const ${each} = ${of};`);
  writeFileSync(file, exported.join('\n'));
  const only = ['readOrder', 'readPeriodPlan'] as const;
  const reports = await conform(given({ only, adapter: await loadAdapter({ every: file, ofCalls: {} }) }));
  const problem = { word: 'adapter-throws', path: expect.stringMatching(place) };
  expect(reports.map(({ problems }) => problems)).toEqual(only.map(() => [expect.objectContaining(problem)]));
});

it('An adapter that makes a text of a number whose last digits are lost is told', async () => {
  const adapter: Adapter = {
    adaptRequest: (_, standard) => standard,
    adaptResponse: (_, { body }) =>
      withValue(body, ['data', 'defDetail', 'payCode'], String(parseRecord(body)['pay'])) as never,
  };
  const long = text((body) => body.replace('{', '{"pay":88081234567890123456,"unused":98081234567890123456,'));
  expect(told(await reportOn('readPeriodPlan', long, { adapter }))).toEqual(['readPeriodPlan pay inexact-number']);
});

// Last, for it takes the loans that wait.
it('The sandbox conforms in the calls that write, too, as far as nobody has to read a code', async () => {
  const reports = await conform(given({ asksWrites: true }));
  expect(told(reports)).toEqual([]);
  const notAsked = reports.filter(({ why }) => why).map(({ call }) => call);
  expect(notAsked.sort()).toEqual(['confirmRepayment', 'register', 'sendSmsCode']);
});
