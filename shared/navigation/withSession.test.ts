import { describe, expect, it } from 'vitest';
import { readParameters } from '../session/parameters.ts';
import { withSession } from './withSession.ts';

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
