import { describe, expect, it } from 'vitest';
import { type Hosted, hostFiles } from './hostFiles.ts';
import { headersOfAll } from './hostHeaders.ts';

const hosted: Hosted = {
  addresses: ['', 'repay', 'terms'],
  framed: ['terms'],
  files: ['images/slip.svg', 'favicon.svg', 'sw.js'],
};

const fileOf = (name: string, more: Partial<Hosted> = {}): string =>
  hostFiles({ ...hosted, ...more }).find(({ path }) => path === name)?.content ?? '';

const rules = fileOf('_headers')
  .trim()
  .split(/\n(?=\S)/);
const ruleOf = (path: string): string => rules.find((rule) => rule.split('\n')[0] === path) ?? '';

const OF_ALL = Object.keys(headersOfAll());
const POLICY = 'Content-Security-Policy';
const MINUTES = 'public, max-age=300';
const FOREVER = 'public, max-age=31536000, immutable';
const SAME_QUERY = 'params, except=("userId" "orderId" "isDelay")';

describe('The headers for a host', () => {
  it.each([
    ['/', "frame-ancestors 'none'", MINUTES, SAME_QUERY],
    ['/repay', "frame-ancestors 'none'", MINUTES, SAME_QUERY],
    ['/repay/', "frame-ancestors 'none'", MINUTES, SAME_QUERY],
    ['/terms/', "frame-ancestors 'self'", MINUTES, SAME_QUERY],
    ['/images/slip.svg', "frame-ancestors 'none'", MINUTES, SAME_QUERY],
    ['/texts/*', "frame-ancestors 'none'", FOREVER, SAME_QUERY],
    ['/late/*', "frame-ancestors 'none'", FOREVER, SAME_QUERY],
    ['/sw.js', "default-src 'none';connect-src 'self';frame-ancestors 'none'", 'no-cache', SAME_QUERY],
  ])('of %s', (path, policy, cache, query) => {
    const headers = Object.fromEntries([...ruleOf(path).matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, ...both]) => both));
    expect(headers).toMatchObject({ [POLICY]: policy, 'Cache-Control': cache });
    expect(headers['No-Vary-Search']).toBe(query);
    // Hosts would join the values of a header that two rules give the same path.
    expect(Object.keys(headers).filter((name) => OF_ALL.includes(name))).toEqual([]);
  });

  it('have a rule for every address', () => {
    expect(rules.map((rule) => rule.split('\n')[0])).toEqual([
      ...['/*', '/', '/repay', '/repay/', '/terms', '/terms/'],
      ...['/images/slip.svg', '/favicon.svg', '/sw.js', '/texts/*', '/late/*'],
    ]);
  });

  it('give other sites nothing', () => {
    expect(rules.slice(1).filter((rule) => !/Resource-Policy: same-origin\n/.test(rule))).toEqual([]);
  });

  it('deny what no page uses, and the preview alone its camera and place', () => {
    expect(fileOf('_headers')).not.toContain('(self)');
    const preview = fileOf('_headers', { hasPreview: true });
    expect(preview.match(/[\w-]+=\(self\)/g)).toEqual(['camera=(self)', 'geolocation=(self)']);
  });
});
