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

describe('The headers for a host', () => {
  it.each([
    ['/', "frame-ancestors 'none'", MINUTES],
    ['/repay', "frame-ancestors 'none'", MINUTES],
    ['/repay/', "frame-ancestors 'none'", MINUTES],
    ['/terms', "frame-ancestors 'self'", MINUTES],
    ['/terms/', "frame-ancestors 'self'", MINUTES],
    ['/images/slip.svg', "frame-ancestors 'none'", MINUTES],
    ['/texts/*', "frame-ancestors 'none'", FOREVER],
    ['/late/*', "frame-ancestors 'none'", FOREVER],
    ['/sw.js', "default-src 'none';connect-src 'self';frame-ancestors 'none'", 'no-cache'],
  ])('of %s', (path, policy, cache) => {
    const headers = Object.fromEntries([...ruleOf(path).matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, ...both]) => both));
    expect(headers).toMatchObject({ [POLICY]: policy, 'Cache-Control': cache });
    // Hosts would join the values of a header that two rules give the same path.
    expect(Object.keys(headers).filter((name) => OF_ALL.includes(name))).toEqual([]);
  });

  it('give other sites nothing, and deny what no page uses, and the preview alone its camera and place', () => {
    expect(ruleOf('/*')).toContain('Cross-Origin-Resource-Policy: same-origin\n');
    expect(ruleOf('/*')).toContain('No-Vary-Search: params, except=("userId" "orderId" "isDelay")');
    expect(fileOf('_headers')).not.toContain('(self)');
    const preview = fileOf('_headers', { hasPreview: true });
    expect(preview.match(/[\w-]+=\(self\)/g)).toEqual(['camera=(self)', 'geolocation=(self)']);
  });
});
