import { expect, it } from 'vitest';
import { describeBlock, describeError } from './describe.ts';

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
  describeBlock({ blockedURI, effectiveDirective, violatedDirective, documentURI: PAGE });

it('Of an address that was blocked the host alone is described, or that it is the page’s own, or its kind', () => {
  const cdn = { directive: 'img-src', from: 'cdn.example:8443' };
  expect(blocked('https://cdn.example:8443/a/09171234567.png?userId=50011#x')).toEqual(cdn);
  expect(blocked('wss://push.example/socket')?.from).toBe('push.example');
  expect(blocked('https://loan.example/images/a.png?sessionId=s-1')?.from).toBe('self');
  expect(blocked('data:image/png;base64,SnVhbg==')?.from).toBe('data');
});

it.each(['inline', 'eval', 'data', 'blob', 'trusted-types-sink'])(
  'What has no host (%s) is told by its kind',
  (kind) => {
    expect(blocked(kind)?.from).toBe(kind);
  },
);

it.each(['https://09171234567.example/', 'https://juan_50011.example/', 'chrome-extension://abcdef/x.js', 'Juan'])(
  'Nothing is described of what may name somebody (%s)',
  (uri) => {
    expect(blocked(uri)?.from).toBe('other');
  },
);

it('An older browser’s directive is described without the sources that it lists', () => {
  const script = { directive: 'script-src', from: 'inline' };
  expect(blocked('', '', "script-src 'sha256-abc' https://juan.example")).toEqual(script);
});

it('What names no directive that there is is not described', () => {
  expect(blocked('inline', 'Juan')).toBeUndefined();
  expect(blocked('inline', '')).toBeUndefined();
});
