import { describe, expect, it } from 'vitest';
import { type LinkRules, safeUrl } from './safeUrl.ts';

const origin = 'https://m.lender.example';
const open: LinkRules = { hosts: [], scheme: 'sampleloan' };
const narrow: LinkRules = { hosts: ['pay.example', 'cdn.example:8443'], scheme: 'sampleloan' };

const hostile: readonly string[] = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  '  javascript:alert(1)',
  '\u0000javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript\r:alert(1)',
  'javascript://sampleloan.example/%0aalert(1)',
  'javascript:https://pay.example',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://m.lender.example/1',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'content://contacts/1',
  'intent://pay#Intent;scheme=https;end',
  'about:blank',
  'view-source:https://m.lender.example',
  'filesystem:https://m.lender.example/temporary/x',
  'ftp://pay.example/x',
  'ws://pay.example',
  'wss://pay.example',
  'mailto:a@pay.example',
  'tel:123',
  'sms:123',
  'market://details?id=x',
  'chrome://settings',
  'httpsx://pay.example',
  'xhttps://pay.example',
  'otherapp://pay',
  'sampleloan:pay',
  'sampleloan:/pay',
  'sampleloanx://pay',
  'x-sampleloan://pay',
  '//evil.example/x',
  '///evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://?x',
  'https://#x',
  'https://',
  'http://',
  'https://pay.example@evil.example/',
  'https://user:word@pay.example/',
  'https://:word@pay.example/',
  'https://pay.example\\@evil.example/',
  'https://pay.example:99999/',
  'https://pay.example:port/',
  'https://pay .example/',
  'https://pay.example/a b',
  'https://pay.example/\u0007',
  'https://pay.example/\u007f',
  'https://pay.example/\u0085',
  'https://%00/',
  'https://[::1/',
  'https://exa<mple/',
  'sampleloan://pay\nnow',
  'sampleloan://pay now',
  'sampleloan://pay\\now',
  'sampleloan://user:word@pay',
  'sampleloan://user@pay/now',
  'sampleloan://@pay',
  'https://@pay.example/',
  'sampleloan://[pay',
  'sampleloan://pa<y',
  'pay.example',
  'www.pay.example/x',
  'repay',
  './repay',
  '../repay',
  '?orderId=1',
  '#/agreementTemplate',
  '',
  ' ',
  '\n',
];

describe('an address from an answer that must not be followed', () => {
  it('stands in a table long enough to mean something', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(40);
  });

  it.each(hostile.map((url) => [JSON.stringify(url), url]))('%s is refused', (_, url) => {
    expect(safeUrl(url, origin, open)).toBeUndefined();
  });

  it('is one whose scheme only looks like the app’s when it is made small', () => {
    expect(safeUrl('\u212Aash://pay', origin, { hosts: [], scheme: 'kash' })).toBeUndefined();
    expect(safeUrl('Kash://pay', origin, { hosts: [], scheme: 'kash' })).toEqual({ kind: 'app', url: 'Kash://pay' });
  });

  it.each([null, undefined, 0, 1, true, {}, [], ['https://pay.example'], { href: 'https://pay.example' }])(
    '%j is no address at all',
    (value) => {
      expect(safeUrl(value, origin, open)).toBeUndefined();
    },
  );
});

describe('an address from an answer that may be followed', () => {
  it.each([
    ['https://pay.example/c?x=1#top', 'https://pay.example/c?x=1#top'],
    ['http://pay.example', 'http://pay.example/'],
    ['HTTPS://Pay.Example/A', 'https://pay.example/A'],
    [' https://pay.example/x \n', 'https://pay.example/x'],
    ['https://pay.example:8443/x', 'https://pay.example:8443/x'],
    ['https://pay.example/%20?a=%26', 'https://pay.example/%20?a=%26'],
    ['https://pay.example/₱', 'https://pay.example/%E2%82%B1'],
    ['https://pay.example/@user', 'https://pay.example/@user'],
    ['https://pay.example/?next=javascript:alert(1)', 'https://pay.example/?next=javascript:alert(1)'],
    ['/repay?orderId=1', 'https://m.lender.example/repay?orderId=1'],
    ['/', 'https://m.lender.example/'],
    ['/a/..//evil.example', 'https://m.lender.example//evil.example'],
    ['/javascript:alert(1)', 'https://m.lender.example/javascript:alert(1)'],
  ])('%j leads to %s on the web', (given, url) => {
    expect(safeUrl(given, origin, open)).toEqual({ kind: 'web', url });
  });

  it.each(['sampleloan://pay?id=1', 'SampleLoan://pay', ' sampleloan://home '])('%j goes to the app', (given) => {
    expect(safeUrl(given, origin, open)).toEqual({ kind: 'app', url: given.trim() });
  });
});

describe('a brand that names its hosts', () => {
  it.each([
    'https://pay.example/x',
    'http://pay.example/x',
    'https://pay.example:443/x',
    'https://cdn.example:8443/x.png',
    'https://m.lender.example/order',
    '/order',
    'sampleloan://pay',
  ])('%s is followed', (url) => {
    expect(safeUrl(url, origin, narrow)).toBeDefined();
  });

  it.each([
    'https://evil.example/x',
    'https://pay.example.evil.example/x',
    'https://evilpay.example/x',
    'https://sub.pay.example/x',
    'https://pay.example./x',
    'https://pay.example:8443/x',
    'https://cdn.example/x.png',
    'http://m.lender.example/order',
    'https://m.lender.example:444/order',
    'https://pаy.example/with-a-cyrillic-letter',
    'https://evil.example/https://pay.example/',
    'https://evil.example#pay.example',
    'https://evil.example?pay.example',
  ])('%s is refused', (url) => {
    expect(safeUrl(url, origin, narrow)).toBeUndefined();
  });
});
