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
import { type Path, shown, type Word } from './finding.ts';

/** What a proxy makes of a response of the sandbox. */
type Mutate = (answer: Response) => Response | Promise<Response>;

/** What is told of a response, as call, place and word. */
type Told = `${CallName} ${string} ${Word}`;

const names = callNamesByPath({ paths: {}, service: 'loan' }, '/api');
const account = readAccount(readFileSync(join(root, 'scripts/conform/sandbox.json'), 'utf8'));

// The other API of the sandbox has a path that is made from the call's name.
const callOfOther = (path: string): string =>
  path.replace('/api/rest/', '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const sandbox = sandboxForAllTests();
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

const spoiltFields: readonly (readonly [told: Told, value: unknown, more?: Partial<Conformance>])[] = [
  ['readPeriodPlan data missing', null],
  ['readPeriodPlan data.repayAmount missing', undefined],
  ['readPeriodPlan data.repayAmount wrong-form', '₱7,250.00'],
  ['readPeriodPlan data.repayAmount wrong-type', {}],
  ['readPeriodPlan data.repayAmount differs', 725_001, payable],
  ['readPeriodPlan data.repayDate differs', '2026-11-01', payable],
  ['readPeriodPlan data.repayList wrong-type', { 0: {} }],
  ['readPeriodPlan data.repayDate wrong-form', '26/11/2026'],
  ['readPeriodPlan data.repayDate wrong-type', 1_764_460_800],
  ['readDelayPlan data.delayInfo.delayAmount wrong-type', 3000.5],
  ['readOrder data.isDelay wrong-form', true],
  ['readOrder data.h5Url unsafe-url', 'javascript:alert(1)'],
  ['readOrder data.productName entities', 'Juan&#039;s &amp; Maria Loan'],
  ['readOrder code no-envelope', ''],
  ['readContactInfo data.smWa doubtful', '0811'],
  ['readOrder data.facts wrong-fact', []],
  ['readOrder data.facts.owner wrong-fact', 9_170_000_016],
  ['readOrder data.facts.dueAmount wrong-fact', '₱7,250.00'],
  ['readOrder data.facts.plan[0].state wrong-fact', 'open'],
  ['readOrder data.facts.instalment.at wrong-fact', undefined],
  ['readOrder data.facts.instalment wrong-fact', { at: 5, of: 4 }],
  ['readPeriodPlan data.facts.code.validUntil wrong-fact', '2026-12-03 12:00:00'],
  ['readDelayPlan data.facts.newDueDate differs', '2026-12-11'],
  ['readLoanOffer data.facts.payBack differs', 450_000],
  [
    'generatePayCode data.payUrl unsafe-url',
    'https://pay.example.evil.example/1',
    { brand: { ...brand, hosts: ['pay.example'] } },
  ],
];

const mutants: readonly (readonly [told: Told, mutate: Mutate])[] = [
  ['readOrder code refused', text(() => '{"code":"4001","message":"no","data":null}')],
  ['readOrder HTTP no-envelope', text(() => '<!doctype html><title>Sign in</title>')],
  ['readOrder HTTP http-status', ({ headers }) => new Response('{}', { status: 302, headers })],
  ['readOrder HTTP http-status', ({ headers }) => new Response('{}', { status: 500, headers })],
  ['readOrder HTTP no-answer', header('x-sandbox-drop', '1')],
  ['readOrder HTTP cached', header('cache-control', 'public, max-age=60')],
  ['readOrder HTTP cached', header('age', '12')],
  ['readOrder HTTP content-type', header('content-type', 'application/json; charset=gbk')],
  [
    'readRepaymentWays data.bankCards[0].id wrong-form',
    text((body) => body.replace(/"id":\d+/, '"id":9007199254740993')),
  ],
  ['readCaptcha HTTP no-image', header('content-type', 'text/plain')],
];

describe('A mutant of the sandbox is caught and named:', () => {
  it.each(spoiltFields.map(([wanted, value, more]) => [wanted, value, more] as const))(
    '%s: %j',
    async (wanted, value, more) => {
      const [call = '', path = ''] = wanted.split(' ');
      expect(told(await reportOn(call as CallName, values({ [path]: value }), more))).toEqual([wanted]);
    },
  );

  it.each(mutants)('%s', async (wanted, mutate) => {
    expect(told(await reportOn(wanted.split(' ')[0] as CallName, mutate))).toEqual([wanted]);
  });
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
  ['₱7,250.00', 'cents', '"₱7,250.00"'],
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

describe('Of a service that speaks otherwise, behind an adapter,', () => {
  const adapter: Adapter = { adaptRequest, adaptResponse };
  const all = { adapter, only: ['readOrder', 'readPeriodPlan', 'readDelayPlan'] } as const;
  const inBody = (places: { readonly [path: string]: unknown }): Mutate =>
    values(Object.fromEntries(Object.entries(places).map(([path, value]) => [`data.attributes.${path}`, value])));
  const [plan, order, delay] = ['readPeriodPlan', 'readOrder', 'readDelayPlan'] as const;
  const [amount, day] = ['readPeriodPlan data.repayAmount', 'readPeriodPlan data.repayDate'];
  const [pesos, noDay] = [`${order} data.userOrderDetail.detail[2].value`, 'readPeriodPlan data.facts.code.validUntil'];

  type Fault = readonly [what: string, call: CallName, mutate: Mutate, ...told: readonly string[]];
  const seen: readonly Fault[] = [
    ['whole units for cents', plan, inBody({ 'repay-amount': 7250 }), `${amount} doubtful`, `${amount} differs`],
    ['whole units as text', plan, inBody({ 'repay-amount': '7250' }), `${amount} doubtful`, `${amount} differs`],
    ['cents twice', plan, inBody({ 'repay-amount': '725000.00' }), `${amount} doubtful`, `${amount} differs`],
    ['thousandths', plan, inBody({ 'repay-amount': 7_250_000 }), `${amount} differs`],
    ['one cent too much', plan, inBody({ 'repay-amount': '7250.01' }), `${amount} differs`],
    ['a fraction', plan, inBody({ 'repay-amount': 7250.5 }), `${amount} wrong-type`],
    ['an amount with its sign', plan, inBody({ 'repay-amount': '₱7,250.00' }), `${amount} wrong-form`],
    ['an amount below zero', plan, inBody({ 'repay-amount': '-7250.00' }), `${amount} wrong-form`],
    ['an amount of zero', plan, inBody({ 'repay-amount': '0.00' }), `${amount} doubtful`, `${amount} differs`],
    ['an amount that is null', plan, inBody({ 'repay-amount': null }), `${amount} wrong-type`],
    ['an empty amount', plan, inBody({ 'repay-amount': '' }), `${amount} wrong-form`],
    [
      'an amount in an object',
      plan,
      inBody({ 'repay-amount': { value: 7250, currency: 'PHP' } }),
      `${amount} wrong-type`,
    ],
    [
      'an amount of another name',
      plan,
      inBody({ 'repay-amount': undefined, 'amount-due': '7250.00' }),
      `${amount} missing`,
    ],
    ['a due date in seconds', plan, inBody({ 'repay-date': 1_764_028_800 }), `${day} wrong-type`],
    ['a due date in milliseconds', plan, inBody({ 'repay-date': 1_764_028_800_000 }), `${day} wrong-type`],
    ['seconds as text', plan, inBody({ 'repay-date': '1764028800' }), `${day} wrong-form`],
    ['seconds read as milliseconds', plan, inBody({ 'repay-date': '1970-01-21' }), `${day} doubtful`],
    ['a year with swapped digits', plan, inBody({ 'repay-date': '2062-11-25' }), `${day} doubtful`, `${day} differs`],
    ['the day before, by time zone', plan, inBody({ 'repay-date': '2026-11-24' }), `${day} differs`],
    ['a day as in the country', plan, inBody({ 'repay-date': '25/11/2026' }), `${day} wrong-form`],
    ['a day as ISO 8601', plan, inBody({ 'repay-date': '2026-11-25T00:00:00Z' }), `${day} wrong-form`],
    [
      'a code without its channel',
      plan,
      inBody({ 'repay-list.0.channel_number': undefined }),
      `${plan} data.repayList[0].channel_number missing`,
    ],
    ['channels by name', plan, inBody({ 'repay-list': { wallet: {} } }), `${plan} data.repayList wrong-type`],
    [
      'a pay code that is null',
      plan,
      inBody({ 'def-detail.pay-code': null }),
      `${plan} data.defDetail.payCode wrong-type`,
    ],
    [
      'a pay code of 20 digits as a number',
      plan,
      text((body) => body.replace(/"pay-code":"\d+"/, '"pay-code":88081234567890123456')),
      `${plan} data.defDetail.payCode wrong-form`,
    ],
    [
      'a moment without an offset',
      plan,
      inBody({ 'facts.code.valid-until': '2026-12-03 12:00:00' }),
      `${noDay} wrong-fact`,
    ],
    ['a moment in seconds', plan, inBody({ 'facts.code.valid-until': 1_764_028_800 }), `${noDay} wrong-fact`],
    ['no status', order, inBody({ 'order-status': null }), `${order} data.orderStatus wrong-type`],
    ['true for 1', order, inBody({ 'is-delay': true }), `${order} data.isDelay wrong-form`],
    ['Y for 1', order, inBody({ 'is-delay': 'Y' }), `${order} data.isDelay wrong-form`],
    ['null within a text', order, inBody({ 'user-order-detail.detail.2.value': '₱null' }), `${pesos} doubtful`],
    ['NaN within a text', order, inBody({ 'user-order-detail.detail.2.value': 'NaN.00' }), `${pesos} doubtful`],
    [
      'rows as an object',
      order,
      inBody({ 'user-order-detail.detail': { total: '₱7,250.00' } }),
      `${order} data.userOrderDetail.detail wrong-type`,
    ],
    [
      'a fact in whole units',
      order,
      inBody({ 'facts.due-amount': 7250 }),
      `${order} data.facts.dueAmount doubtful`,
      `${amount} differs`,
    ],
    [
      'a word for a state',
      order,
      inBody({ 'facts.plan.0.state': 'OVERDUE' }),
      `${order} data.facts.plan[0].state wrong-fact`,
    ],
    [
      'swapped amounts',
      delay,
      inBody({ 'repay-amount': '3000.00', 'delay-info.delay-amount': '7250.00' }),
      `${delay} data.repayAmount differs`,
    ],
    [
      'no price of a rollover',
      delay,
      inBody({ 'delay-info.delay-amount': null }),
      `${delay} data.delayInfo.delayAmount wrong-type`,
    ],
    [
      'another day in its fact',
      delay,
      inBody({ 'facts.new-due-date': '2026-12-11' }),
      `${delay} data.facts.newDueDate differs`,
    ],
    [
      'a page to sign in',
      order,
      text(() => '<!doctype html><title>Sign in</title>'),
      `${order} adapter.ts no-envelope`,
    ],
    ['a body that was cut', order, text((body) => body.slice(0, 99)), `${order} adapter.ts no-envelope`],
    ['another envelope', order, text(() => '{"result":{"status":180}}'), `${order} adapter.ts no-envelope`],
    ['a list in the envelope', order, text(() => '{"data":[]}'), `${order} adapter.ts no-envelope`],
    ['no data', order, text(() => '{"data":{"type":"read-order"}}'), `${order} data missing`],
    ['a refusal with 200', order, text(() => '{"errors":[{"code":"4001","detail":"No."}]}'), `${order} code refused`],
    ['a refusal without a code', order, text(() => '{"errors":[{"detail":"No."}]}'), `${order} code no-envelope`],
    [
      'a refusal with 500',
      order,
      ({ headers }) => new Response('{"errors":[{"code":"1"}]}', { status: 500, headers }),
      `${order} HTTP http-status`,
    ],
    ['a redirect', order, ({ headers }) => new Response('', { status: 302, headers }), `${order} HTTP http-status`],
    ['a lost answer', order, header('x-sandbox-drop', '1'), `${order} HTTP no-answer`],
    ['an answer of a cache', order, header('age', '12'), `${order} HTTP cached`],
  ];
  it.each(seen.map(([what, call, mutate, ...wanted]) => ({ what, call, mutate, wanted })))(
    '$what is told by call, field and line',
    async ({ call, mutate, wanted }) => {
      const reports = await reportOn(call, mutate, all);
      expect(told(reports)).toEqual(wanted);
      const inData = reports.flatMap(({ problems }) => problems).filter(({ path }) => path.startsWith('data.'));
      expect(inData.every(({ line }) => line)).toBe(true);
    },
  );

  // As README.md says.
  it.each<readonly [what: string, call: CallName, places: { readonly [path: string]: unknown }]>([
    ['a status of its own', order, { 'order-status': 'OVERDUE' }],
    [
      'a label in the place of its value',
      order,
      { 'user-order-detail.detail.2': { text: '₱7,250.00', value: 'Total' } },
    ],
    ['a text that is null', order, { 'user-order-detail.detail.2.value': null }],
    ['a row without its label', order, { 'user-order-detail.detail.2.text': undefined }],
    ['the price of a rollover', delay, { 'delay-info.delay-amount': '30.00' }],
    ['the pay code of another', plan, { 'def-detail.pay-code': '71264546212702' }],
    ['another owner', plan, { 'facts.owner': 'Juan D., phone ending 4567' }],
    ['an optional field of another name', plan, { 'notice-msg': undefined, notice: 'Keep the slip.' }],
  ])('%s cannot be seen', async (_, call, places) => {
    expect(told(await reportOn(call, inBody(places), all))).toEqual([]);
  });
});

const throwing =
  'export const adaptResponse = (_, { body }) => {\n  if (!body?.code) return;\n  return body.no.trim();\n};';

it.each<readonly [exported: string, place: RegExp]>([
  [
    'export const adaptRequest = ({ page }, standard) => (page.session.userId ? JSON.parse("") : standard);',
    /\/adapter\.ts:1$/,
  ],
  [
    'export const adaptRequest = ({ page }, standard) => (page.session.userId ? undefined : standard);',
    /^adapter\.ts$/,
  ],
  [`\n${throwing}`, /\/adapter\.ts:4$/],
])(
  'An adapter that throws, or makes no request, is told with its line, and the other calls are made: %s',
  async (exported, place) => {
    const file = inFolder('adapter.ts');
    const rest = { adaptRequest: '(_, standard) => standard', adaptResponse: '(_, { body }) => body' };
    const others = Object.entries(rest).filter(([name]) => !exported.includes(name));
    writeFileSync(file, `${exported}\n${others.map(([name, code]) => `export const ${name} = ${code};`).join('\n')}`);
    const only = ['readOrder', 'readPeriodPlan'] as const;
    const reports = await conform(given({ only, adapter: await loadAdapter({ every: file, ofCalls: {} }) }));
    for (const { problems } of reports)
      expect(problems).toEqual([
        expect.objectContaining({ word: 'adapter-throws', path: expect.stringMatching(place) }),
      ]);
    expect(reports).toHaveLength(only.length);
  },
);

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
