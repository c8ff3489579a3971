import { describe, expect, it } from 'vitest';
import { readParameters } from '../session/parameters.ts';
import { type LinkRules, pageAt, safeUrl } from './safeUrl.ts';
import { withSession } from './withSession.ts';

describe('safeUrl', () => {
  const origin = 'https://m.lender.example';
  const open: LinkRules = { hosts: [], scheme: 'sampleloan' };
  const narrow: LinkRules = { hosts: ['pay.example', 'cdn.example:8443'], scheme: 'sampleloan' };

  /** More of them, drawn at random, are tried on every screen; see `test/hostile/`. */
  const hostile: readonly unknown[] = [
    ...[
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
    ],
    ...[
      'blob:https://pay.example/1',
      'intent://pay#Intent;end',
      'view-source:https://pay.example/',
      'tel:+19005550199',
    ],
    ...['sampleloan:evil', 'sampleloanevil://pay', '//evil.example/a', ' //evil.example/a', '///evil.example/a'],
    ...['\\\\evil.example\\a', '/\\evil.example/a', '\\/evil.example/a', '/\t/evil.example/a', '/\n/evil.example/a'],
    ...[
      'https:\\\\evil.example',
      'https:/evil.example/a',
      'https:///evil.example/a',
      'https:evil.example/a',
      'https://',
    ],
    ...[
      'https%3A%2F%2Fevil.example',
      '%2f%2fevil.example/a',
      'ht\u200btps://evil.example',
      'evil.example/a.png',
      '?to=x',
    ],
    ...['#javascript:alert(1)', 'https://[::1/a', 'https://pay.example:99999/a', 'https://pay.example@evil.example/a'],
    ...['https://pay.example:443@evil.example/a', 'https://evil@pay.example/a', 'https://pay.example%40evil.example/a'],
    ...['https://evil.example\\@pay.example/a', 'https://evil.example%00.pay.example/a', 'https://evil .pay.example/a'],
    ...['', '   ', null, true, 17, ['https://evil.example/a'], { href: 'https://evil.example/a' }],
    ...[
      'httpsx://pay.example',
      'otherapp://pay',
      'https://?x',
      'https://pay.example/\u007f',
      'https://pay.example/\u0085',
      'https://%00/',
      'sampleloan://pay\nnow',
      'sampleloan://pay\\now',
      'sampleloan://@pay',
      'https://@pay.example/',
      'sampleloan://[pay',
      'pay.example:8443/x',
      'not an address',
      'No. Ask us.',
      'javascript%3Aalert(1)',
    ],
  ];

  describe('an address from an answer that must not be followed', () => {
    it.each(hostile.map((address) => [JSON.stringify(address), address]))('%s is refused', (_, address) => {
      expect(safeUrl(address, origin, open)).toBeUndefined();
    });

    it('is one whose scheme only looks like the app’s when it is made small', () => {
      expect(safeUrl('\u212Aash://pay', origin, { hosts: [], scheme: 'kash' })).toBeUndefined();
      expect(safeUrl('Kash://pay', origin, { hosts: [], scheme: 'kash' })).toEqual({ kind: 'app', url: 'Kash://pay' });
    });
  });

  describe('an address from an answer that may be followed', () => {
    it.each([
      ['https://pay.example/c?x=1#top', 'https://pay.example/c?x=1#top'],
      ['http://pay.example', 'http://pay.example/'],
      ['HTTPS://Pay.Example/A', 'https://pay.example/A'],
      [' https://pay.example/x \n', 'https://pay.example/x'],
      ['https://pay.example:8443/x', 'https://pay.example:8443/x'],
      ['https://pay.example/₱', 'https://pay.example/%E2%82%B1'],
      ['https://pay.example/@user', 'https://pay.example/@user'],
      ['https://pay.example/?next=javascript:alert(1)', 'https://pay.example/?next=javascript:alert(1)'],
      ['/repay?orderId=1', 'https://m.lender.example/repay?orderId=1'],
      ['/', 'https://m.lender.example/'],
      ['/a/..//evil.example', 'https://m.lender.example//evil.example'],
      ['/javascript:alert(1)', 'https://m.lender.example/javascript:alert(1)'],
      ['./repay', 'https://m.lender.example/repay'],
      ['contracts/1', 'https://m.lender.example/contracts/1'],
      ['https://pay.example/Loan Agreement.pdf', 'https://pay.example/Loan%20Agreement.pdf'],
      ['https://pay.example/x?appName=Sample Loan', 'https://pay.example/x?appName=Sample%20Loan'],
      ['https://pay.example/a\u00a0b', 'https://pay.example/a%C2%A0b'],
      ['/files/Loan Agreement.pdf', 'https://m.lender.example/files/Loan%20Agreement.pdf'],
    ])('%j leads to %s on the web', (given, url) => {
      expect(safeUrl(given, origin, open)).toEqual({ kind: 'web', url });
    });

    it('under the app’s scheme has its blanks encoded too', () => {
      const link = safeUrl('sampleloan://pay?appName=Sample Loan', origin, open);
      expect(link).toEqual({ kind: 'app', url: 'sampleloan://pay?appName=Sample%20Loan' });
    });

    it.each([
      ['/contracts/1', 'https://api.lender.example/contracts/1'],
      ['contracts/1', 'https://api.lender.example/contracts/1'],
      ['https://m.lender.example/order', 'https://m.lender.example/order'],
    ])('%j is one of the service’s origin where it has no origin of its own: %s', (given, url) => {
      const rules = { ...narrow, service: 'https://api.lender.example' };
      expect(safeUrl(given, origin, rules)).toEqual({ kind: 'web', url });
      expect(safeUrl('https://api.lender.example@evil.example/', origin, rules)).toBeUndefined();
    });

    it.each(['sampleloan://pay?id=1', 'SampleLoan://pay', ' sampleloan://home '])('%j goes to the app', (given) => {
      expect(safeUrl(given, origin, open)).toEqual({ kind: 'app', url: given.trim() });
    });
  });

  describe('our own page for a failed login', () => {
    it.each([
      ['/error?message=Call+0917', 'https://m.lender.example/error'],
      ['/error?a=1&message=x&message=y&b=2#top', 'https://m.lender.example/error?a=1&b=2#top'],
      ['/error/?message=x', 'https://m.lender.example/error/'],
      ['/%65rror?message=x', 'https://m.lender.example/%65rror'],
      ['/error?%6dessage=x', 'https://m.lender.example/error'],
      ['https://m.lender.example//error?message=x', 'https://m.lender.example//error'],
    ])('%s is opened without the words that the address puts into the lender’s mouth', (given, url) => {
      expect(safeUrl(given, origin, narrow)).toEqual({ kind: 'web', url });
    });

    it.each(['https://m.lender.example/order?message=x', 'https://pay.example/error?message=x'])(
      'is not %s, which keeps its words',
      (url) => {
        expect(safeUrl(url, origin, narrow)).toEqual({ kind: 'web', url });
      },
    );
  });

  describe('a brand that names its hosts', () => {
    it.each([
      'https://pay.example/x',
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
      'http://pay.example/x',
      'https://m.lender.example:444/order',
      'https://pаy.example/with-a-cyrillic-letter',
      'https://evil.example/https://pay.example/',
      'https://evil.example?pay.example',
    ])('%s is refused', (url) => {
      expect(safeUrl(url, origin, narrow)).toBeUndefined();
    });

    it('lets a page of http reach its own origin', () => {
      expect(safeUrl('/order', 'http://localhost:8080', narrow)).toBeDefined();
      expect(safeUrl('http://localhost:8080/order', 'http://localhost:8080', narrow)).toBeDefined();
    });
  });
});

describe('pageAt', () => {
  const origin = 'https://m.lender.example';

  it.each([
    ['/', ''],
    ['//', ''],
    ['/index.html', ''],
    ['/loanDetail', 'loandetail'],
    ['/loanDetail/', 'loandetail'],
    ['/loanDetail//?a=b#c', 'loandetail'],
    ['/loanDetail/index.html', 'loandetail'],
    ['/loanDetail.html', 'loandetail'],
    ['/%6CoanDetail%2F', 'loandetail'],
    ['/x/loanDetail', 'x/loandetail'],
    ['/index', ''],
    ['/myindex', 'myindex'],
  ])('the page of this site at %s is %j', (path, page) => {
    expect(pageAt(new URL(origin + path), origin)).toBe(page);
    expect(pageAt(new URL(`http://m.lender.example${path}`), origin)).toBe(page);
    expect(pageAt(new URL(`https://other.example${path}`), origin)).toBeUndefined();
  });
});

const origin = 'https://m.lender.example';
const page = readParameters('?userId=7&orderId=A%201&productId=9&building=b&lang=fil');
const session = 'userId=7&orderId=A%201&productId=9&product_id=9&building=b&lang=fil';

const follow = (url: string, hosts: readonly string[] = []): string => withSession(url, page, origin, hosts);

describe('An address of this site', () => {
  it.each([
    [`${origin}/loanDetail`, `${origin}/loanDetail?${session}&from=confirm`],
    ['/loanDetail', `/loanDetail?${session}&from=confirm`],
    [' /loanDetail ', `/loanDetail?${session}&from=confirm`],
    ['/loanDetail?', `/loanDetail?&${session}&from=confirm`],
    ['/loanDetail?x=1#/a?b', `/loanDetail?x=1&${session}&from=confirm#/a?b`],
    ['/loanDetail#part', `/loanDetail?${session}&from=confirm#part`],
    ['/loanDetail#', `/loanDetail?${session}&from=confirm#`],
  ])('%s gets the session and more, before any fragment', (url, expected) => {
    expect(follow(url)).toBe(expected);
  });

  it('keeps every name that it holds, empty ones and odd spellings too, and has each once', () => {
    const url = follow('/loanDetail?orderId=B&userId=&product%5Fid=8&from=push#x');
    expect(url).toBe('/loanDetail?orderId=B&userId=&product%5Fid=8&from=push&productId=9&building=b&lang=fil#x');
    const { searchParams } = new URL(url, origin);
    const names = [...searchParams.keys()];
    expect(new Set(names).size).toBe(names.length);
  });

  it('is left as it is where it holds all that there is to add', () => {
    const bare = withSession('/loanDetail?from=x', readParameters(''), origin, []);
    expect(bare).toBe('/loanDetail?from=x');
  });
});

describe('Another origin', () => {
  const alone = 'https://other.example/loan?from=confirm';

  it('gets the session where the brand lists its host', () => {
    expect(follow('https://other.example/loan', ['other.example'])).toBe(
      `https://other.example/loan?${session}&from=confirm`,
    );
    expect(follow('https://other.example:8443/', ['other.example:8443'])).toContain('userId=7');
  });

  it.each([
    ['https://other.example/loan', []],
    ['https://other.example/loan', ['example', 'another.example', 'other.example:8443']],
  ])('gets nothing of the session where it does not: %s %s', (url, hosts) => {
    expect(follow(url, hosts)).toBe(alone);
  });

  it.each([
    'http://other.example/loan',
    // Browsers do not strip these blanks, so they would read the address as a path of this site.
    '\u2028https://evil.example/loan',
    '\ufeffhttps://evil.example/loan',
    'https://m.lender.example@evil.example/loan',
    '//evil.example/loan',
  ])('%s gets nothing of the session, listed or not', (url) => {
    expect(follow(url, ['other.example'])).not.toContain('userId');
  });
});

describe('What is no address of the web', () => {
  it('gets nothing of the session', () => {
    expect(follow('sampleloan://order/1#a', ['other.example'])).toBe('sampleloan://order/1?from=confirm#a');
    expect(follow('javascript:alert(1)')).not.toContain('userId');
  });

  it.each(['https://', 'http://['])('comes back as it is where it cannot be read: %j', (url) => {
    expect(follow(url, ['other.example'])).toBe(url);
  });
});
