import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallName, callNamesByPath } from '../../shared/api/allEndpoints.ts';
import { brand } from '../../shared/brand/brands/default/brand.ts';
import { root } from '../build/root.ts';
import { describeCalls } from '../reference/describeCalls.ts';
import { valueAt, withValue } from '../reference/paths.ts';
import { openTestSandbox } from '../sandbox/testBorrower.ts';
import { type Running, serveHttp } from '../serve/httpServer.ts';
import { type Account, readAccount } from './account.ts';
import { type Conformance, conform, type Report } from './conform.ts';
import type { Word } from './finding.ts';
import { exitCodeOf, written } from './formats.ts';
import { CHANGES } from './plans.ts';
import type { BrandAdapter } from './throughAdapter.ts';

/** What a proxy makes of an answer of the sandbox. */
type Mutate = (answer: Response, request: Request) => Response | Promise<Response>;

const PAGES = 'https://pages.example';
const names = callNamesByPath({ paths: {}, service: 'loan' }, '/api');
const account: Account = {
  ...readAccount(readFileSync(join(root, 'scripts/conform/sandbox.json'), 'utf8')),
  origin: PAGES,
};

let proxy: Running;
let mutated: { readonly call: CallName; readonly mutate: Mutate } | undefined;
let removeSandbox: () => Promise<void>;

// Of the borrower: session, number, phone, order, name.
const PERSONAL = /50016|0917|180001|Navarro/;

const DESCRIBING_MS = 60_000;
// Dozens of calls, each of which the sandbox works out, on a machine that does other things too.
const ASKING_ALL_MS = 30_000;

beforeAll(async () => {
  // It takes longer than all that follows, and is done once.
  await describeCalls();
  const { sandbox, remove } = await openTestSandbox({ allowedOrigins: [PAGES] });
  removeSandbox = remove;
  proxy = await serveHttp(async (request) => {
    const answer = await sandbox.fetch(request);
    const isMutated = mutated?.call === names.get(new URL(request.url).pathname);
    return isMutated && mutated ? mutated.mutate(answer, request) : answer;
  });
}, DESCRIBING_MS);

afterAll(async () => {
  await proxy.close();
  await removeSandbox();
});

const ask = (more: Partial<Conformance>): Promise<Report> =>
  conform({ base: `${proxy.origin}/api`, account, brand, ...more });

const askMutated = async (
  call: CallName,
  mutate: Mutate,
  more: Partial<Conformance> = {},
): Promise<readonly string[]> => {
  mutated = { call, mutate };
  try {
    const { calls } = await ask({ only: [call], ...more });
    expect(JSON.stringify(calls)).not.toMatch(PERSONAL);
    return calls.flatMap(({ findings }) => findings.map((found) => `${found.call} ${found.path} ${found.word}`));
  } finally {
    mutated = undefined;
  }
};

const withBody = (
  answer: Response,
  body: BodyInit | null,
  headers: Readonly<Record<string, string>> = {},
): Response => {
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

/** The field at a path of the data with another value; undefined leaves it out. */
const field = (path: string, value: unknown): Mutate =>
  json((envelope) => withValue(envelope, `data.${path}`.split('.'), value));

const moved = (from: string, to: string): Mutate =>
  json((envelope) => {
    const value = valueAt(envelope, from.split('.'));
    return withValue(withValue(envelope, from.split('.'), undefined), to.split('.'), value);
  });

const payUrl = (url: string): Mutate => field('payUrl', url);

const LATIN_1 = 0xf1;

type Mutant = readonly [
  what: string,
  call: CallName,
  path: string,
  word: Word,
  mutate: Mutate,
  more?: Partial<Conformance>,
];

const oldAndNew: Partial<Conformance> = { only: ['readOrder', 'readPeriodPlan', 'readDelayPlan'] };

const mutants: readonly Mutant[] = [
  ['a missing field', 'readPeriodPlan', 'data.repayAmount', 'missing', field('repayAmount', undefined)],
  [
    'a field under another name',
    'readPeriodPlan',
    'data.repayAmount',
    'other-name',
    moved('data.repayAmount', 'data.repay_amount'),
  ],
  [
    'null for a list that the page leads with',
    'readOrder',
    'data.userOrderDetail.detail',
    'null-for-list',
    field('userOrderDetail.detail', null),
  ],
  ['an object for a list', 'readPeriodPlan', 'data.repayList', 'object-for-list', field('repayList', { 0: {} })],
  [
    'a misplaced list',
    'readOrder',
    'data.userOrderDetail.detail',
    'misplaced',
    moved('data.userOrderDetail.detail', 'data.detail'),
  ],
  ['a list for an object', 'readDelayPlan', 'data.repayPlan', 'list-for-object', field('repayPlan', [])],
  [
    'a text for a number',
    'readPeriodPlan',
    'data.repayAmount',
    'text-for-number',
    field('repayAmount', 'Mark Navarro'),
  ],
  [
    'an amount with its sign',
    'readPeriodPlan',
    'data.repayAmount',
    'formatted-amount',
    field('repayAmount', '₱7,250.00'),
  ],
  [
    'the code 0 beside others of 00',
    'readOrder',
    'code',
    'success-code',
    json((all) => withValue(all, ['code'], 0)),
    oldAndNew,
  ],
  [
    'the code 0000 beside others of 00',
    'readOrder',
    'code',
    'success-code',
    json((all) => withValue(all, ['code'], '0000')),
    oldAndNew,
  ],
  ['an empty code', 'readOrder', 'code', 'empty-code', json((all) => withValue(all, ['code'], ''))],
  ['no code', 'readOrder', 'code', 'empty-code', json((all) => withValue(all, ['code'], undefined))],
  ['200 with a failure code', 'readOrder', 'code', 'refused', text(() => '{"code":"4001","message":"no","data":null}')],
  ['pesos for cents', 'readPeriodPlan', 'data.repayAmount', 'off-by-100', field('repayAmount', 7250)],
  [
    'pesos for cents of a fee',
    'readDelayPlan',
    'data.delayInfo.delayAmount',
    'off-by-100',
    field('delayInfo.delayAmount', '3000'),
  ],
  [
    'pesos with a decimal point',
    'readDelayPlan',
    'data.delayInfo.delayAmount',
    'decimal-amount',
    field('delayInfo.delayAmount', 3000.5),
  ],
  ['hundredths of cents', 'readPeriodPlan', 'data.repayAmount', 'off-by-100', field('repayAmount', 72_500_000)],
  ['an amount that no row has', 'readPeriodPlan', 'data.repayAmount', 'amount-differs', field('repayAmount', 725_100)],
  [
    'a plan that does not add up',
    'readLoanOffer',
    'data.repay_plans',
    'plan-total',
    field('repay_plans.0.amount', 600_000),
  ],
  [
    'HTML in the place of JSON',
    'readOrder',
    'HTTP',
    'html',
    onAnswers((answer) => withBody(answer, '<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' })),
  ],
  [
    '302 to a login page',
    'readOrder',
    'HTTP',
    'redirect',
    onAnswers(
      (answer) =>
        new Response(null, { status: 302, headers: { ...Object.fromEntries(answer.headers), location: '/login' } }),
    ),
  ],
  [
    'a status of a failure',
    'readOrder',
    'HTTP',
    'http-status',
    onAnswers((answer) => new Response('{}', { status: 500, headers: answer.headers })),
  ],
  ['JSON cut short', 'readOrder', 'HTTP', 'cut-off', text((body) => body.slice(0, body.length / 2))],
  [
    'an answer that takes longer than the limit',
    'readOrder',
    'HTTP',
    'timeout',
    onAnswers(() => new Promise(() => {})),
    { limitMs: 300 },
  ],
  [
    'another charset',
    'readOrder',
    'HTTP',
    'charset',
    onAnswers(async (answer) => withBody(answer, inLatin1(await answer.text()))),
  ],
  [
    'another charset in the header',
    'readOrder',
    'HTTP',
    'charset',
    onAnswers((answer) => withBody(answer, answer.body ?? '', { 'content-type': 'application/json; charset=gbk' })),
  ],
  [
    'a comma in the address of a picture',
    'readOrder',
    'data.productLogo',
    'comma-in-url',
    field('productLogo', 'https://cdn.example/a,b.png'),
  ],
  ['slashes in a date', 'readPeriodPlan', 'data.repayDate', 'date-form', field('repayDate', '26/11/2026')],
  ['a date in seconds', 'readPeriodPlan', 'data.repayDate', 'epoch-date', field('repayDate', 1_764_460_800)],
  ['an unknown status', 'readOrder', 'data.orderStatus', 'unknown-value', field('orderStatus', 999)],
  ['true for a flag', 'readOrder', 'data.isDelay', 'boolean-for-flag', field('isDelay', true)],
  [
    'a payment over http',
    'generatePayCode',
    'data.payUrl',
    'http-url',
    payUrl('http://pay.example/1'),
    { asksWrites: true },
  ],
  [
    'a payment at a host that is off the list',
    'generatePayCode',
    'data.payUrl',
    'foreign-host',
    payUrl('https://pay.example.evil.example/1'),
    { asksWrites: true, brand: { ...brand, hosts: ['pay.example'] } },
  ],
  ...['pay/123', '/pay/123'].map(
    (url): Mutant => [
      `a payment at ${url}`,
      'generatePayCode',
      'data.payUrl',
      'relative-url',
      payUrl(url),
      { asksWrites: true },
    ],
  ),
  ['an address that runs something', 'readOrder', 'data.h5Url', 'unsafe-url', field('h5Url', 'javascript:alert(1)')],
  [
    'two cards of one id',
    'readRepaymentWays',
    'data.bankCards[1].id',
    'duplicate-id',
    json((all) => withValue(all, ['data', 'bankCards', '1', 'id'], valueAt(all, ['data', 'bankCards', '0', 'id']))),
  ],
  [
    'an id above 2^53',
    'readRepaymentWays',
    'data.bankCards[0].id',
    'inexact-number',
    text((body) => body.replace(/"id":\d+/, '"id":9007199254740993')),
  ],
  [
    'a key twice',
    'readRepaymentWays',
    'data.bankCards[0].bankName',
    'duplicate-key',
    text((body) => body.replace('"bankName"', '"bankName":"Other","bankName"')),
  ],
  [
    'a header that the preflight does not allow',
    'readOrder',
    'CORS',
    'cors-header',
    (answer, request) =>
      isPreflight(request)
        ? withBody(answer, null, { 'access-control-allow-headers': 'x-requested-with, building' })
        : answer,
  ],
  [
    'an answer that no other origin may read',
    'readOrder',
    'CORS',
    'cors-origin',
    onAnswers((answer) =>
      withBody(answer, answer.body ?? '', { 'access-control-allow-origin': 'https://other.example' }),
    ),
  ],
  [
    'a captcha that is no image',
    'readCaptcha',
    'HTTP',
    'no-image',
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

it(
  'The sandbox conforms in every call that reads',
  async () => {
    const { calls } = await ask({});
    expect(calls.flatMap(({ findings }) => findings)).toEqual([]);
    const notAsked = calls.flatMap(({ call, state, why }) => (state === 'not asked' && why !== CHANGES ? [call] : []));
    expect(notAsked).toEqual([]);
  },
  ASKING_ALL_MS,
);

it('Null for a list that need not be there is told, and no deviation', async () => {
  mutated = { call: 'readComplaintStart', mutate: field('problemSonType', null) };
  const report = await ask({ only: ['readComplaintStart'] });
  mutated = undefined;
  expect(written(report, 'text')).toContain('absent: data.problemSonType (where a page needs it: subtypes is empty)');
  expect(exitCodeOf(report)).toBe(0);
});

it.each([
  ['left out', undefined, 'nothing'],
  ['null', null, 'null'],
])(
  'A list that an answer owes is a deviation where it is %s, and the command ends with 1',
  async (_, value, received) => {
    mutated = { call: 'readPeriodPlan', mutate: field('repayList', value) };
    const report = await ask({ only: ['readPeriodPlan'] });
    mutated = undefined;
    expect(written(report, 'text')).toContain(
      `  missing: data.repayList (missing)\n    received  ${received}\n    expected  a list, [] where there is nothing; otherwise`,
    );
    expect(exitCodeOf(report)).toBe(1);
  },
);

it('A call is reported by the path that its adapter asks, without what stands in it of the borrower', async () => {
  const adapter: BrandAdapter = {
    adaptRequest: ({ base, page }, standard) => ({
      ...standard,
      url: `${base}/loans/${page.session.orderId}/state?user=${page.session.userId}`,
    }),
    adaptResponse: () => undefined,
  };
  const { calls } = await ask({ only: ['readOrder'], adapter });
  expect(calls[0]).toMatchObject({ call: 'readOrder', path: '/loans/‹orderId›/state' });
});

it.each([
  ['of a hundredth', field('repayAmount', 7250)],
  ['with a point', field('repayAmount', '7250.50')],
])('An amount %s is told without the name of a currency, for brands have their own', async (_, mutate) => {
  mutated = { call: 'readPeriodPlan', mutate };
  const { calls } = await ask({ only: ['readPeriodPlan'] });
  mutated = undefined;
  expect(calls[0]?.findings.map(({ expected }) => expected).join()).toMatch(/not(?: of)? whole units/);
});

describe('A mutant of the sandbox is caught and named', () => {
  it.each(mutants.map(([what, ...mutant]) => [what, mutant] as const))('%s', async (_, mutant) => {
    const [call, path, word, mutate, more] = mutant;
    expect(await askMutated(call, mutate, more)).toEqual([`${call} ${path} ${word}`]);
  });

  it('an Idempotency-Key that the preflight does not allow, in a brand that sends it', async () => {
    const allowed = 'content-type, x-requested-with, building, gather';
    const withoutKey: Mutate = (answer, request) =>
      isPreflight(request) ? withBody(answer, null, { 'access-control-allow-headers': allowed }) : answer;
    const asking = { only: ['readOrder', 'repayByWallet'] as const, asksWrites: true };
    expect(await askMutated('repayByWallet', withoutKey, asking)).toEqual([]);
    const sending = { ...asking, brand: { ...brand, sendsIdempotencyKey: true } };
    expect(await askMutated('repayByWallet', withoutKey, sending)).toEqual(['repayByWallet CORS cors-header']);
  });

  it('pesos for cents, which only the page of the order shows', async () => {
    const inPesos = json((all) => withValue(withValue(all, ['data', 'detail'], []), ['data', 'repayAmount'], 7250));
    expect(await askMutated('readPeriodPlan', inPesos, { only: ['readOrder', 'readPeriodPlan'] })).toEqual([
      'readPeriodPlan data.repayAmount off-by-100',
    ]);
  });

  it('pesos for cents, where no row of any answer names the amount, and an amount too large for pesos is well', async () => {
    const due = (cents: number) =>
      json((all) => withValue(withValue(all, ['data', 'detail'], []), ['data', 'repayAmount'], cents));
    expect(await askMutated('readPeriodPlan', due(7250))).toEqual(['readPeriodPlan data.repayAmount amount-alone']);
    expect(await askMutated('readPeriodPlan', due(725_000))).toEqual([]);
  });

  it('pesos for cents of an offer without rows, beside its plan and without one', async () => {
    const offer = (amount: number, plans: readonly number[]) =>
      json((all) =>
        withValue(
          withValue(withValue(all, ['data', 'amount'], amount), ['data', 'details'], []),
          ['data', 'repay_plans'],
          plans.map((each, at) => ({ title: `${at + 1}`, amount: each, pay_time: '2026-12-27' })),
        ),
      );
    expect(await askMutated('readLoanOffer', offer(4500, [295_000, 295_000]))).toEqual([
      'readLoanOffer data.amount off-by-100',
    ]);
    expect(await askMutated('readLoanOffer', offer(450_000, [2950, 2950]))).toEqual([
      'readLoanOffer data.repay_plans off-by-100',
    ]);
    expect(await askMutated('readLoanOffer', offer(4500, [2950, 2950]))).toEqual([
      'readLoanOffer data.amount off-by-100',
    ]);
    expect(await askMutated('readLoanOffer', offer(450_000, [295_000, 295_000]))).toEqual([]);
  });

  it('pesos for cents in the plan of an offer', async () => {
    const inPesos = field('repay_plans.0.amount', 5900);
    expect(await askMutated('readLoanOffer', inPesos)).toEqual(['readLoanOffer data.repay_plans[0].amount off-by-100']);
  });

  it('a connection that breaks after half an answer', async () => {
    const breaking: typeof fetch = async () => new Response(broken());
    const { calls } = await ask({ only: ['readOrder'], account: { ...account, origin: '' }, fetch: breaking });
    expect(calls[0]?.findings.map(({ path, word }) => [path, word])).toEqual([['HTTP', 'cut-off']]);
  });

  it('the code 00 beside others of 0', async () => {
    const others = ['readPeriodPlan', 'readDelayPlan', 'readOrder'] as const;
    const isOther = (request: Request) => names.get(new URL(request.url).pathname) !== 'readOrder';
    const fetchWithZeros: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (init?.method === 'OPTIONS' || !isOther(new Request(String(input)))) return answer;
      return withBody(answer, (await answer.text()).replace('"code":"00"', '"code":0'));
    };
    const { calls } = await ask({ only: others, fetch: fetchWithZeros });
    const found = calls.flatMap(({ findings }) => findings);
    expect(found.map(({ call, path, word }) => [call, path, word])).toEqual([['readOrder', 'code', 'success-code']]);
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
