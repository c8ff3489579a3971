import { describe, expect, it } from 'vitest';
import { readParameters } from '../session/parameters.ts';
import { type LinkRules, pageAt, safeUrl } from './safeUrl.ts';
import { withSession } from './withSession.ts';

describe('safeUrl', () => {
  const origin = 'https://m.lender.example';
  const open: LinkRules = { hosts: [], scheme: 'sampleloan' };
  const narrow: LinkRules = { hosts: ['pay.example', 'cdn.example:8443'], scheme: 'sampleloan' };

  describe('an address from an answer that must not be followed', () => {
    // Hundreds of thousands more, drawn at random, are judged by a browser's own reading of them in test/hostile/.
    it.each([
      'javascript:alert(1)',
      'java\tscript:alert(1)',
      'tel:+19005550199',
      'sampleloan:evil',
      '//evil.example/a',
      '/\\evil.example/a',
      'https:/evil.example/a',
      'https://pay.example@evil.example/a',
      'https://pay.example%40evil.example/a',
      'evil.example/a.png',
      'pay.example:8443/x',
      '?to=x',
      'No. Ask us.',
      '',
      17,
    ])('%j is refused', (address) => {
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
      [' https://pay.example/x \n', 'https://pay.example/x'],
      ['https://pay.example/@user', 'https://pay.example/@user'],
      ['https://pay.example/?next=javascript:alert(1)', 'https://pay.example/?next=javascript:alert(1)'],
      ['/repay?orderId=1', 'https://m.lender.example/repay?orderId=1'],
      ['/a/..//evil.example', 'https://m.lender.example//evil.example'],
      ['contracts/1', 'https://m.lender.example/contracts/1'],
      ['https://pay.example/Loan Agreement.pdf', 'https://pay.example/Loan%20Agreement.pdf'],
      ['https://pay.example/a\u00a0b', 'https://pay.example/a%C2%A0b'],
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
      ['/%65rror?message=x', 'https://m.lender.example/%65rror'],
      ['/error?%6dessage=x', 'https://m.lender.example/error'],
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
    it.each(['https://pay.example/x', 'https://cdn.example:8443/x.png', 'sampleloan://pay'])(
      '%s is followed',
      (url) => {
        expect(safeUrl(url, origin, narrow)).toBeDefined();
      },
    );

    it.each([
      'https://evil.example/x',
      'https://sub.pay.example/x',
      'https://cdn.example/x.png',
      'http://m.lender.example/order',
      'http://pay.example/x',
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
    ['/index.html', ''],
    ['/loanDetail//?a=b#c', 'loandetail'],
    ['/loanDetail/index.html', 'loandetail'],
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

  // Browsers do not strip such a blank, so they would read the address as a path of this site.
  it.each(['http://other.example/loan', '\u2028https://evil.example/loan'])(
    '%j gets nothing of it, listed or not',
    (url) => {
      expect(follow(url, ['other.example'])).not.toContain('userId');
    },
  );
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
