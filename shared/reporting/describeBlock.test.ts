import { expect, it } from 'vitest';
import { describeBlock } from './describeBlock.ts';

const PAGE = 'https://loan.example/repay?userId=50011&sessionId=s-1';

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
  'What has no host (%s) is described by its kind',
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
