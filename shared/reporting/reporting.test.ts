// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Outcome } from '../api/outcome.ts';
import { describeBlock, describeError } from './describe.ts';
import type { Queue, ReportWindow } from './queue.ts';
import { queueErrors } from './queueErrors.ts';
import { startSending } from './reporter.ts';

const host: ReportWindow = {};
const sent: { address: string; init: RequestInit }[] = [];
const removers: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div><template data-build="0a1b2c3d"></template>';
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push({ address, init });
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  // Each test has a page of its own, but all share one window: remember the listeners in order to remove them.
  for (const target of [window, document]) {
    const { addEventListener } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, run: unknown) => {
      addEventListener.call(target, type, run as EventListener);
      removers.push(() => target.removeEventListener(type, run as EventListener));
    });
  }
});
afterEach(() => {
  for (const remove of removers.splice(0)) remove();
  sent.length = 0;
});

const openHead = (): Queue => {
  queueErrors(host, 'repay', '/collect');
  return host.loanReports as Queue;
};

/** Opens a page view whose reporting chunk has loaded, with this sample rate. */
const openPage = (sampleRate = 1): Queue => {
  const queue = openHead();
  startSending(queue, '/collect', sampleRate);
  return queue;
};

const messages = () => sent.map(({ init }) => JSON.parse(String(init.body)) as { records: object[] });
const records = () => messages().flatMap((message) => message.records);

const ok: Outcome<unknown> = { kind: 'ok', data: { name: 'Juan', amount: 3200 } };

it('What happened before the part arrives is kept and handed over', () => {
  const queue = openHead();
  queue.report('onStep', 'screen', 'opened');
  window.dispatchEvent(
    new ErrorEvent('error', { error: new RangeError('Juan'), filename: 'https://x/', lineno: 2, colno: 5 }),
  );
  expect(sent).toEqual([]);
  startSending(queue, '/collect', 1);
  queue.report('onStep', 'data', 'ok');
  // The borrower leaves the page.
  window.dispatchEvent(new Event('pagehide'));
  expect(messages()).toEqual([
    {
      build: '0a1b2c3d',
      screen: 'repay',
      records: [
        { kind: 'step', step: 'screen', outcome: 'opened' },
        { kind: 'error', name: 'RangeError', at: expect.arrayContaining(['repay:2:5']) },
        { kind: 'step', step: 'data', outcome: 'ok' },
      ],
    },
  ]);
  expect(sent[0]).toMatchObject({
    address: '/collect',
    init: { method: 'POST', credentials: 'omit', keepalive: true },
  });
});

it('An error loads the part at once, and goes out without waiting for what comes close', () => {
  const queue = openHead();
  queue.load = () => startSending(queue, '/collect', 0);
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('Juan') }));
  vi.advanceTimersByTime(0);
  expect(records()).toEqual([{ kind: 'error', name: 'TypeError', at: expect.anything() }]);
});

it('A page view that is not sampled reports its errors alone', () => {
  const queue = openPage(0);
  queue.report('onStep', 'screen', 'opened');
  queue.report('onVital', 'dataOnScreen', 900);
  queue.report('onCall', 'pushLoan');
  queue.report('onError', new TypeError('Juan'));
  vi.advanceTimersByTime(60_000);
  expect(records()).toMatchObject([{ kind: 'error', name: 'TypeError' }]);
});

it('Calls are reported as steps: the first that reads is the screen’s data, others submit, but those that count visits or open a contract', () => {
  const queue = openPage();
  queue.report('onCall', 'readPeriodPlan');
  queue.report('onCall', 'readPeriodPlan', ok);
  queue.report('onCall', 'listAgreements', ok);
  queue.report('onShown', 'listAgreements', 800);
  queue.report('onShown', 'readPeriodPlan', 812.4);
  for (const name of ['trackVisit', 'trackClick', 'saveEvent', 'openAgreement', 'openLegacyAgreement'])
    queue.report('onCall', name, ok);
  queue.report('onCall', 'generatePayCode');
  queue.report('onCall', 'generatePayCode', { kind: 'refused', code: '8', message: 'Juan owes ₱3,200.00' });
  queue.report('onCall', 'generatePayCode', { kind: 'unknown', reason: 'offline', isUnsent: true });
  queue.report('onCall', 'readPeriodPlan', { kind: 'unknown', reason: 'timeout', quoted: 'Juan' });
  queue.report('onCall', 'readPeriodPlan', ok);
  queue.report('onShown', 'readPeriodPlan', 5000);
  vi.advanceTimersByTime(5000);
  expect(records()).toEqual([
    { kind: 'step', step: 'data', outcome: 'ok' },
    { kind: 'vital', vital: 'dataOnScreen', ms: 812 },
    { kind: 'step', step: 'generatePayCode', outcome: 'attempted' },
    { kind: 'step', step: 'generatePayCode', outcome: 'refused' },
    { kind: 'step', step: 'generatePayCode', outcome: 'unsent' },
    { kind: 'step', step: 'data', outcome: 'timeout' },
    { kind: 'step', step: 'data', outcome: 'ok' },
  ]);
  expect(JSON.stringify(messages())).not.toMatch(/Juan|3200/);
});

const violation = (blockedURI: string, effectiveDirective = 'img-src'): SecurityPolicyViolationEvent =>
  Object.assign(new Event('securitypolicyviolation'), {
    blockedURI,
    effectiveDirective,
    violatedDirective: effectiveDirective,
    documentURI: 'https://loan.example/repay?sessionId=s-1',
    sample: 'Juan',
  }) as SecurityPolicyViolationEvent;

it('What the policy blocks is reported once, of a page view that is not sampled too, by directive and host', () => {
  const queue = openHead();
  window.dispatchEvent(violation('https://ads.example/a.png?user=Juan'));
  startSending(queue, '/collect', 0);
  window.dispatchEvent(violation('https://ads.example/b.png'));
  window.dispatchEvent(violation('inline', 'script-src-elem'));
  vi.advanceTimersByTime(5000);
  expect(records()).toEqual([
    { kind: 'blocked', directive: 'img-src', from: 'ads.example' },
    { kind: 'blocked', directive: 'script-src-elem', from: 'inline' },
  ]);
});

it('Where the page’s script does not start, or the policy has blocked it, the head says so itself, and where', () => {
  openHead();
  window.dispatchEvent(new ErrorEvent('error', { message: 'Unexpected token', lineno: 2, colno: 17 }));
  window.dispatchEvent(violation('inline', 'script-src-elem'));
  window.dispatchEvent(violation('https://09171234567.example/Juan'));
  window.dispatchEvent(new Event('load'));
  // The page may still start: it may be waiting for the first view.
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(messages()[0]).toMatchObject({ build: '0a1b2c3d', screen: 'repay' });
  expect(records()).toEqual([
    { kind: 'error', name: 'NotStarted', at: ['repay:2:17'] },
    { kind: 'blocked', directive: 'script-src-elem', from: 'inline' },
    { kind: 'blocked', directive: 'img-src', from: 'other' },
  ]);
});

it('The same error is sent once, and a page sends at most eight messages of at most forty entries', () => {
  const queue = openPage();
  const error = new TypeError('Juan');
  for (let times = 0; times < 3; times++) queue.report('onError', error);
  // The fallback page has already reported this error; now the browser dispatches it too.
  window.dispatchEvent(new ErrorEvent('error', { error, filename: 'https://x/', lineno: 2, colno: 5 }));
  vi.advanceTimersByTime(0);
  expect(records()).toHaveLength(1);
  for (let times = 0; times < 100; times++) {
    queue.report('onStep', 'data', 'ok');
    if (times % 5 === 0) vi.advanceTimersByTime(5000);
  }
  expect(sent).toHaveLength(8);
  expect(records().length).toBeLessThanOrEqual(40);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(8);
});

it('First paints are reported when the borrower leaves, but not of a page that began out of sight', () => {
  const paints = [
    { name: 'first-paint', startTime: 300.6 },
    { name: 'first-contentful-paint', startTime: 310 },
  ];
  vi.mocked(performance.getEntriesByType).mockReturnValue(paints as PerformanceEntry[] as never);
  startSending(openHead(), '/collect', 1);
  startSending({ ...openHead(), isHidden: true }, '/collect', 1);
  window.dispatchEvent(new Event('pagehide'));
  expect(records()).toEqual([
    { kind: 'vital', vital: 'firstPaint', ms: 301 },
    { kind: 'vital', vital: 'firstContentfulPaint', ms: 310 },
  ]);
});

it('Where the page’s script starts, the head says nothing', () => {
  const queue = openHead();
  window.dispatchEvent(new Event('load'));
  queue.load = () => {};
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([]);
});

/** Creates an error as a browser would. */
const errorWith = (stack: string, { name = 'TypeError', message = 'x is not a function' } = {}): Error =>
  Object.assign(new Error(message), { name, stack });

const PAGE = 'https://loan.example/repay?userId=50011&sessionId=s-1&mobilePhone=09171234567';

it('An error is described by its name and its places in the scripts, as Chromium writes them', () => {
  const stack = [
    'TypeError: x is not a function',
    `    at draw (${PAGE}:2:34567)`,
    '    at new Model (/late/client.js:1:234)',
    `    at ${PAGE}:1:99`,
    `    at async open (${PAGE}:2:1000)`,
    '    at start (/page.js:2:7)',
  ].join('\n');
  expect(describeError(errorWith(stack), 'repay')).toEqual({
    name: 'TypeError',
    at: ['repay:2:34567', 'repay/client:1:234', 'repay:1:99', 'repay:2:1000', 'repay:2:7'],
  });
});

it('An error is described as WebKit writes it', () => {
  const stack = `draw@${PAGE}:2:34567\nhttps://loan.example/late/client.js:1:5\n@${PAGE}:1:7\n[native code]`;
  expect(describeError(errorWith(stack), 'repay').at).toEqual(['repay:2:34567', 'repay:1:7']);
});

it('Nothing of a message is sent, though it looks like a place in a script', () => {
  const message = 'Juan dela Cruz owes ₱3,200.00\n    at 09171234567 (https://loan.example/?userId=50011:3200:1)';
  const stack = `TypeError: ${message}\n    at draw (${PAGE}:2:7)`;
  expect(describeError(errorWith(stack, { message }), 'repay')).toEqual({ name: 'TypeError', at: ['repay:2:7'] });
});

it('A name that is not one of an error is not sent', () => {
  for (const name of ['Juan', '09171234567', 'Juan dela Cruz', '', 'error', 'XError: Juan'])
    expect(describeError(errorWith('', { name }), 'repay').name).toBe('Other');
  expect(describeError(errorWith('', { name: 'QuotaExceededError' }), 'repay').name).toBe('QuotaExceededError');
});

it.each([['Juan 09171234567'], [{ amount: 3200, message: 'Juan' }], [undefined], [null], [Symbol('Juan')], [3200]])(
  'Of what is no error (%o) nothing is sent but that it was thrown',
  (thrown) => {
    expect(describeError(thrown, 'repay')).toEqual({ name: 'Other', at: [] });
    expect(describeError({ type: 'unhandledrejection', reason: thrown }, 'repay')).toEqual({ name: 'Other', at: [] });
  },
);

it('Scripts that are not the page’s own are left out', () => {
  const stack =
    'Error: x\n    at a (chrome-extension://abc/x.js:1:2)\n    at <anonymous>:3:4\n    at eval (eval at b (VM7:1:1))';
  expect(describeError(errorWith(stack, { name: 'Error', message: 'x' }), 'repay').at).toEqual([]);
});

it('A script that cannot be read has its place from the event alone, of which nothing but short numbers is sent', () => {
  const event = { type: 'error', error: undefined, message: 'Juan', filename: PAGE, lineno: 2, colno: 17 };
  expect(describeError(event, 'repay')).toEqual({ name: 'Other', at: ['repay:2:17'] });
  const thrown = { ...event, lineno: '09171234567', colno: 'Juan' };
  expect(describeError(thrown, 'repay')).toEqual({ name: 'Other', at: [] });
});

it('At most five places are sent, each once', () => {
  const frames = [1, 1, 2, 3, 4, 5, 6].map((line) => `    at f (${PAGE}:${line}:1)`);
  const { at } = describeError(errorWith(`Error: x\n${frames.join('\n')}`, { name: 'Error', message: 'x' }), 'repay');
  expect(at).toEqual([1, 2, 3, 4, 5].map((line) => `repay:${line}:1`));
});

const blocked = (blockedURI: string, effectiveDirective = 'img-src', violatedDirective = '') =>
  describeBlock({
    ...{ blockedURI, effectiveDirective, violatedDirective, documentURI: PAGE },
  } as SecurityPolicyViolationEvent);

it('Of an address that was blocked the host alone is described, or that it is the page’s own, or its kind', () => {
  const cdn = { directive: 'img-src', from: 'cdn.example:8443' };
  expect(blocked('https://cdn.example:8443/a/09171234567.png?userId=50011#x')).toEqual(cdn);
  expect(blocked('wss://push.example/socket').from).toBe('push.example');
  expect(blocked('https://loan.example/images/a.png?sessionId=s-1').from).toBe('self');
  expect(blocked('data:image/png;base64,SnVhbg==').from).toBe('data');
});

it.each(['inline', 'eval', 'data', 'blob', 'trusted-types-sink'])(
  'What has no host (%s) is told by its kind',
  (kind) => {
    expect(blocked(kind).from).toBe(kind);
  },
);

it.each(['https://09171234567.example/', 'https://juan_50011.example/', 'chrome-extension://abcdef/x.js', 'Juan'])(
  'Nothing is described of what may name somebody (%s)',
  (uri) => {
    expect(blocked(uri).from).toBe('other');
  },
);

it('An older browser’s directive is described without the sources that it lists', () => {
  const script = { directive: 'script-src', from: 'inline' };
  expect(blocked('', '', "script-src 'sha256-abc' https://juan.example")).toEqual(script);
});
