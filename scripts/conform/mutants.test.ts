import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallName, callNamesByPath } from '../../shared/api/allEndpoints.ts';
import { brand } from '../../shared/brand/brands/default/brand.ts';
import { root } from '../build/root.ts';
import { describeCalls } from '../reference/describeCalls.ts';
import { valueAt, withValue } from '../reference/paths.ts';
import { sandboxForAllTests } from '../sandbox/testSandbox.ts';
import { type Running, serveHttp } from '../serve/httpServer.ts';
import { type Account, readAccount } from './account.ts';
import { type Conformance, conform, type Report } from './conform.ts';
import type { Word } from './finding.ts';
import { exitCodeOf, written } from './formats.ts';
import type { BrandAdapter } from './throughAdapter.ts';

/** What a proxy makes of an answer of the sandbox. */
type Mutate = (answer: Response, request: Request) => Response | Promise<Response>;

const PAGES = 'https://pages.example';
const names = callNamesByPath({ paths: {}, service: 'loan' }, '/api');
const account: Account = {
  ...readAccount(readFileSync(join(root, 'scripts/conform/sandbox.json'), 'utf8')),
  origin: PAGES,
};

const sandbox = sandboxForAllTests({ allowedOrigins: [PAGES] });
let proxy: Running;
let mutated: { readonly call: CallName; readonly mutate: Mutate } | undefined;

// Of the borrower: session, number, phone, order, name.
const PERSONAL = /50016|0917|180001|Navarro/;

const DESCRIBING_MS = 60_000;
// Dozens of calls, each of which the sandbox works out, on a machine that does other things too.
const ASKING_ALL_MS = 30_000;

beforeAll(async () => {
  // It takes longer than all that follows, and is done once.
  await describeCalls();
  proxy = await serveHttp(async (request) => {
    const answer = await sandbox.fetch(request);
    const isMutated = mutated?.call === names.get(new URL(request.url).pathname);
    return isMutated && mutated ? mutated.mutate(answer, request) : answer;
  });
}, DESCRIBING_MS);

afterAll(() => proxy.close());

const ask = (more: Partial<Conformance>): Promise<Report> =>
  conform({ base: `${proxy.origin}/api`, account, brand, ...more });

/** What is told of an answer, as call, place and word. */
type Told = `${CallName} ${string} ${Word}`;

const toldIn = ({ calls }: Report): readonly string[] =>
  calls.flatMap(({ findings }) => findings.map(({ call, path, word }) => `${call} ${path} ${word}`));

const reportOn = async (call: CallName, mutate: Mutate, more: Partial<Conformance> = {}): Promise<Report> => {
  mutated = { call, mutate };
  try {
    const report = await ask({ only: [call], asksWrites: true, ...more });
    expect(JSON.stringify(report.calls)).not.toMatch(PERSONAL);
    return report;
  } finally {
    mutated = undefined;
  }
};

const toldOf = async (...spoilt: Parameters<typeof reportOn>): Promise<readonly string[]> =>
  toldIn(await reportOn(...spoilt));
const withBody = (answer: Response, body: BodyInit | null, headers: Record<string, string> = {}): Response => {
  const all = new Headers(answer.headers);
  all.delete('content-length');
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return new Response(body, { status: answer.status, headers: all });
};

const isPreflight = ({ method }: Request): boolean => method === 'OPTIONS';

const onAnswers =
  (mutate: Mutate): Mutate =>
  (answer, request) =>
    isPreflight(request) ? answer : mutate(answer, request);

const text = (change: (body: string) => string): Mutate =>
  onAnswers(async (answer) => withBody(answer, change(await answer.text())));

const json = (change: (envelope: unknown) => unknown): Mutate =>
  text((body) => JSON.stringify(change(JSON.parse(body))));

const stepsOf = (path: string): readonly string[] => path.split(/[.[\]]+/).filter(Boolean);

/** The answer with other values at these places; undefined leaves one out. */
const values = (places: { readonly [path: string]: unknown }): Mutate =>
  json((envelope) =>
    Object.entries(places).reduce((all, [path, value]) => withValue(all, stepsOf(path), value), envelope),
  );

const moved = (from: string, to: string): Mutate =>
  json((envelope) => {
    const value = valueAt(envelope, stepsOf(from));
    return withValue(withValue(envelope, stepsOf(from), undefined), stepsOf(to), value);
  });

const header = (name: string, value: string): Mutate =>
  onAnswers((answer) => withBody(answer, answer.body, { [name]: value }));

const LATIN_1 = 0xf1;

const besideOthers: Partial<Conformance> = { only: ['readOrder', 'readPeriodPlan', 'readDelayPlan'] };

const spoiltFields: readonly (readonly [told: Told, value: unknown, more?: Partial<Conformance>])[] = [
  ['readPeriodPlan data.repayAmount missing', undefined],
  ['readPeriodPlan data.repayAmount text-for-number', 'Mark Navarro'],
  ['readPeriodPlan data.repayAmount formatted-amount', '₱7,250.00'],
  ['readPeriodPlan data.repayAmount off-by-100', 7250],
  ['readPeriodPlan data.repayAmount off-by-100', 72_500_000],
  ['readPeriodPlan data.repayAmount amount-differs', 725_100],
  ['readPeriodPlan data.repayList object-for-list', { 0: {} }],
  ['readPeriodPlan data.repayDate date-form', '26/11/2026'],
  ['readPeriodPlan data.repayDate epoch-date', 1_764_460_800],
  ['readDelayPlan data.repayPlan list-for-object', []],
  ['readDelayPlan data.delayInfo.delayAmount off-by-100', '3000'],
  ['readDelayPlan data.delayInfo.delayAmount decimal-amount', 3000.5],
  ['readLoanOffer data.repay_plans[0].amount off-by-100', 5900],
  ['readOrder data.userOrderDetail.detail null-for-list', null],
  ['readOrder data.productLogo comma-in-url', 'https://cdn.example/a,b.png'],
  ['readOrder data.orderStatus unknown-value', 999],
  ['readOrder data.isDelay boolean-for-flag', true],
  ['readOrder data.h5Url unsafe-url', 'javascript:alert(1)'],
  ['readOrder code empty-code', ''],
  ['readOrder code empty-code', undefined],
  ['readOrder code success-code', 0, besideOthers],
  ['readOrder code success-code', '0000', besideOthers],
  ['generatePayCode data.payUrl http-url', 'http://pay.example/1'],
  ['generatePayCode data.payUrl relative-url', '/pay/123'],
  [
    'generatePayCode data.payUrl foreign-host',
    'https://pay.example.evil.example/1',
    { brand: { ...brand, hosts: ['pay.example'] } },
  ],
];

const mutants: readonly (readonly [what: string, told: Told, mutate: Mutate, more?: Partial<Conformance>])[] = [
  ['a field renamed', 'readPeriodPlan data.repayAmount other-name', moved('data.repayAmount', 'data.repay_amount')],
  ['misplaced', 'readOrder data.userOrderDetail.detail misplaced', moved('data.userOrderDetail.detail', 'data.detail')],
  ['200 with a failure code', 'readOrder code refused', text(() => '{"code":"4001","message":"no","data":null}')],
  [
    'a plan that does not add up',
    'readLoanOffer data.repay_plans plan-total',
    values({ 'data.repay_plans[0].amount': 600_000 }),
  ],
  [
    'HTML in the place of JSON',
    'readOrder HTTP html',
    onAnswers((answer) => withBody(answer, '<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' })),
  ],
  [
    '302 to a login page',
    'readOrder HTTP redirect',
    onAnswers(
      (answer) =>
        new Response(null, { status: 302, headers: { ...Object.fromEntries(answer.headers), location: '/login' } }),
    ),
  ],
  [
    'a status of a failure',
    'readOrder HTTP http-status',
    onAnswers((answer) => new Response('{}', { status: 500, headers: answer.headers })),
  ],
  ['JSON cut short', 'readOrder HTTP cut-off', text((body) => body.slice(0, body.length / 2))],
  ['an answer beyond the limit', 'readOrder HTTP timeout', onAnswers(() => new Promise(() => {})), { limitMs: 300 }],
  ['another charset', 'readOrder HTTP charset', onAnswers(async (sent) => withBody(sent, inLatin1(await sent.text())))],
  ['a cache that may keep an order', 'readOrder HTTP kept', header('cache-control', 'public, max-age=60')],
  ['a cache that has kept an order', 'readOrder HTTP kept', header('age', '12')],
  ['a cache that says so by itself', 'readOrder HTTP kept', header('x-cache', 'TCP_MEM_HIT')],
  ['another charset in the header', 'readOrder HTTP charset', header('content-type', 'application/json; charset=gbk')],
  [
    'two cards of one id',
    'readRepaymentWays data.bankCards[1].id duplicate-id',
    json((all) => withValue(all, ['data', 'bankCards', '1', 'id'], valueAt(all, ['data', 'bankCards', '0', 'id']))),
  ],
  [
    'an id above 2^53',
    'readRepaymentWays data.bankCards[0].id inexact-number',
    text((body) => body.replace(/"id":\d+/, '"id":9007199254740993')),
  ],
  [
    'a key twice',
    'readRepaymentWays data.bankCards[0].bankName duplicate-key',
    text((body) => body.replace('"bankName"', '"bankName":"Other","bankName"')),
  ],
  [
    'a header that the preflight does not allow',
    'readOrder CORS cors-header',
    (answer, request) =>
      isPreflight(request)
        ? withBody(answer, null, { 'access-control-allow-headers': 'x-requested-with, building' })
        : answer,
  ],
  [
    'an answer that no other origin may read',
    'readOrder CORS cors-origin',
    header('access-control-allow-origin', 'https://other.example'),
  ],
  [
    'a captcha that is no image',
    'readCaptcha HTTP no-image',
    onAnswers((answer) => withBody(answer, 'none', { 'content-type': 'text/plain' })),
  ],
];

function broken(): ReadableStream {
  let isBegun = false;
  return new ReadableStream({
    pull(controller) {
      if (isBegun) controller.error(new Error('broken on purpose'));
      else controller.enqueue(new TextEncoder().encode('{"code":"00","data":{'));
      isBegun = true;
    },
  });
}

function inLatin1(body: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(body.replace('Overdue', 'Overdu*'));
  return new Uint8Array(bytes.map((byte) => (byte === '*'.charCodeAt(0) ? LATIN_1 : byte)));
}

it.each([
  [undefined, 'nothing'],
  [null, 'null'],
])(
  '%s for a list is told where it need not be there, and a deviation where an answer owes it',
  async (value, received) => {
    const report = await reportOn('readComplaintStart', values({ 'data.problemSonType': value }));
    expect(written(report, 'text')).toMatch(/absent: data\.problemSonType \(without it, .*: subtypes is empty\)/);
    expect(exitCodeOf(report)).toBe(0);
    const owing = await reportOn('readPeriodPlan', values({ 'data.repayList': value }));
    expect(written(owing, 'text')).toContain(
      `  missing: data.repayList (missing)\n    received  ${received}\n    expected  a list, [] where there is nothing; otherwise`,
    );
    expect(exitCodeOf(owing)).toBe(1);
  },
);

it('A call is reported by the path that its adapter asks, without what stands in it of the borrower, and as broken where that says nothing of the answer', async () => {
  const adapter: BrandAdapter = {
    adaptRequest: ({ base, page }, standard) => ({
      ...standard,
      url: `${base}/loans/${page.session.orderId}/state?user=${page.session.userId}`,
    }),
    adaptResponse: () => undefined,
  };
  const { calls } = await ask({ only: ['readOrder'], adapter });
  expect(calls[0]).toMatchObject({ call: 'readOrder', path: '/loans/‹orderId›/state' });
  expect(
    toldIn(await ask({ only: ['readOrder'], adapter: { ...adapter, adaptRequest: (_, standard) => standard } })),
  ).toEqual(['readOrder HTTP not-adapted']);
  const throwing = { ...adapter, adaptRequest: () => JSON.parse('') };
  await expect(ask({ only: ['readOrder'], adapter: throwing })).rejects.toThrow(
    /adaptRequest throws at .* readOrder: /,
  );
  for (const request of [undefined, { url: 'https://%zz/', method: 'GET', headers: {} }])
    await expect(
      ask({ only: ['readOrder'], adapter: { ...adapter, adaptRequest: () => request as never } }),
    ).rejects.toThrow(/^The brand's adaptRequest, at the call readOrder, returns .*, and has to (return|be) an? /);
});

it('A number that an adapter uses and could not see as it was sent is told, though text of it looks well', async () => {
  const adapter: BrandAdapter = {
    adaptRequest: (_, standard) => standard,
    adaptResponse: (_, { body }) => withValue(body, stepsOf('data.defDetail.payCode'), String(valueAt(body, ['pay']))),
  };
  const long: Mutate = text((body) =>
    body.replace('{', '{"pay":88081234567890123456,"short":880812345678,"unused":98081234567890123456,'),
  );
  expect(await toldOf('readPeriodPlan', long, { adapter })).toEqual(['readPeriodPlan pay inexact-number']);
});

it.each([
  [401, /this session/],
  [404, /this method and path/],
  [502, /nobody knows/],
])('The status %d is told with where to look', async (status, words) => {
  const { calls } = await reportOn('readOrder', ({ body, headers }) => new Response(body, { status, headers }));
  expect(calls[0]?.findings[0]?.expected).toMatch(words);
});

it.each([7250, '7250.50'])(
  'An amount of %s is told without the name of a currency, for brands have their own',
  async (repayAmount) => {
    const { calls } = await reportOn('readPeriodPlan', values({ 'data.repayAmount': repayAmount }));
    expect(calls[0]?.findings.map(({ expected }) => expected).join()).toMatch(/not(?: of)? whole units/);
  },
);

describe('A mutant of the sandbox is caught and named', () => {
  it.each(spoiltFields.map(([told, value, more]) => [told, value, more] as const))('%s: %j', async (...spoilt) => {
    const [told, value, more] = spoilt;
    const [call = '', path = ''] = told.split(' ');
    expect(await toldOf(call as CallName, values({ [path]: value }), more)).toEqual([told]);
  });

  it.each(mutants.map(([what, ...mutant]) => [what, mutant] as const))('%s', async (_, [told, mutate, more]) => {
    expect(await toldOf(told.split(' ')[0] as CallName, mutate, more)).toEqual([told]);
  });

  it('an Idempotency-Key that the preflight does not allow, in a brand that sends it', async () => {
    const allowed = 'content-type, x-requested-with, building, gather';
    const withoutKey: Mutate = (answer, request) =>
      isPreflight(request) ? withBody(answer, null, { 'access-control-allow-headers': allowed }) : answer;
    const only = ['readOrder', 'repayByWallet'] as const;
    expect(await toldOf('repayByWallet', withoutKey, { only })).toEqual([]);
    const sending = { only, brand: { ...brand, sendsIdempotencyKey: true } };
    expect(await toldOf('repayByWallet', withoutKey, sending)).toEqual(['repayByWallet CORS cors-header']);
  });

  it.each<readonly [cents: number, only: readonly CallName[], told: readonly Told[]]>([
    [7250, ['readOrder', 'readPeriodPlan'], ['readPeriodPlan data.repayAmount off-by-100']],
    [7250, ['readPeriodPlan'], ['readPeriodPlan data.repayAmount amount-alone']],
    [725_000, ['readPeriodPlan'], []],
  ])('%d in a plan without rows, which may be pesos, beside the answers to %j', async (cents, only, told) => {
    const due = values({ 'data.detail': [], 'data.repayAmount': cents });
    expect(await toldOf('readPeriodPlan', due, { only })).toEqual(told);
  });

  it.each<readonly [amount: number, payment: number, told: readonly Told[]]>([
    [4500, 295_000, ['readLoanOffer data.amount off-by-100']],
    [450_000, 2950, ['readLoanOffer data.repay_plans off-by-100']],
    [4500, 2950, ['readLoanOffer data.amount off-by-100']],
    [450_000, 295_000, []],
  ])('pesos for cents of an offer of %d without rows, and a plan of twice %d', async (amount, payment, told) => {
    const plans = ['1', '2'].map((title) => ({ title, amount: payment, pay_time: '2026-12-27' }));
    const offer = values({ 'data.amount': amount, 'data.details': [], 'data.repay_plans': plans });
    expect(await toldOf('readLoanOffer', offer)).toEqual(told);
  });

  it('a connection that breaks after half an answer', async () => {
    const breaking: typeof fetch = async () => new Response(broken());
    const report = await ask({ only: ['readOrder'], account: { ...account, origin: '' }, fetch: breaking });
    expect(toldIn(report)).toEqual(['readOrder HTTP cut-off']);
  });

  it('the code 00 beside others of 0', async () => {
    const isOther = (request: Request) => names.get(new URL(request.url).pathname) !== 'readOrder';
    const fetchWithZeros: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (init?.method === 'OPTIONS' || !isOther(new Request(String(input)))) return answer;
      return withBody(answer, (await answer.text()).replace('"code":"00"', '"code":0'));
    };
    expect(toldIn(await ask({ ...besideOthers, fetch: fetchWithZeros }))).toEqual(['readOrder code success-code']);
  });
});

// Last, for it takes the loans that wait.
it(
  'The sandbox conforms in the calls that write, too, as far as nobody has to read a code',
  async () => {
    const { calls } = await ask({ asksWrites: true });
    expect(calls.flatMap(({ findings }) => findings)).toEqual([]);
    const notAsked = calls.filter(({ state }) => state === 'not asked').map(({ call }) => call);
    expect(notAsked.sort()).toEqual([...['confirmRepayment', 'register', 'sendSmsCode']]);
  },
  ASKING_ALL_MS,
);
