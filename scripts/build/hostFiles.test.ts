import { describe, expect, it } from 'vitest';
import { type Hosted, headersNote, hostFiles } from './hostFiles.ts';
import { headersOfAll } from './hostHeaders.ts';

const hosted: Hosted = {
  addresses: ['', 'repay', 'slip', 'terms'],
  framed: ['terms'],
  ofWorker: ['slip'],
  files: ['images/share.png', 'images/slip.svg', 'robots.txt'],
};

const fileOf = (name: string, more: Partial<Hosted> = {}): string =>
  hostFiles({ ...hosted, ...more }).find(({ path }) => path === name)?.content ?? '';

const rules = fileOf('_headers')
  .trim()
  .split(/\n(?=\S)/);
const ruleOf = (path: string): string => rules.find((rule) => rule.split('\n')[0] === path) ?? '';

describe('The headers for a host', () => {
  it('are told to be too many only where Cloudflare Pages reads some of them alone', () => {
    // Four rules besides those of the files: one for all paths, one for the home page, two for folders.
    const withFiles = (count: number): Hosted => ({
      ...{ addresses: [''], framed: [], ofWorker: [] },
      files: Array.from({ length: count }, (_, at) => `images/${at}.svg`),
    });
    expect(headersNote(withFiles(96))).toBeUndefined();
    expect(headersNote(withFiles(97))).toContain('_headers has 101 rules.');
  });

  it('say of no header twice on the same path, which hosts would join', () => {
    expect(rules.map((rule) => rule.split('\n')[0])).toEqual([
      ...['/*', '/', '/repay', '/repay/', '/slip', '/slip/', '/terms', '/terms/'],
      ...['/images/share.png', '/images/slip.svg', '/robots.txt', '/texts/*', '/late/*'],
    ]);
    const namesIn = (rule: string): string[] => [...rule.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name ?? '');
    const ofAll = namesIn(rules[0] ?? '');
    expect(ofAll).toEqual(Object.keys(headersOfAll()));
    for (const rule of rules.slice(1)) expect(namesIn(rule).filter((name) => ofAll.includes(name))).toEqual([]);
  });

  it('keep texts and late parts for good, for their names change, and all else for minutes', () => {
    for (const path of ['/texts/*', '/late/*']) expect(ruleOf(path)).toContain('immutable');
    for (const path of ['/', '/repay', '/repay/', '/images/slip.svg', '/robots.txt'])
      expect(ruleOf(path)).toContain('\n  Cache-Control: public, max-age=300');
  });

  it('have a browser take a document from any address of it, but of no other borrower or order, and none that the worker asks for', () => {
    const sameQuery = '\n  No-Vary-Search: params, except=("userId" "orderId")';
    for (const path of ['/', '/repay', '/repay/', '/terms', '/images/slip.svg'])
      expect(ruleOf(path)).toContain(sameQuery);
    for (const path of ['/slip', '/slip/']) expect(ruleOf(path)).not.toContain('No-Vary-Search');
  });

  it('have a browser ask for the worker at each visit, and let that ask this site alone', () => {
    const files = ['robots.txt', 'sw.js'];
    const [, rule = ''] = /\n(\/sw\.js\n(?: .*\n)+)/.exec(fileOf('_headers', { files })) ?? [];
    expect(rule).toContain('\n  Cache-Control: no-cache\n');
    expect(rule).toContain(
      "\n  Content-Security-Policy: default-src 'none';connect-src 'self';frame-ancestors 'none'\n",
    );
    const nginx = fileOf('_nginx.conf', { files });
    expect(nginx).toContain('location = /sw.js {');
    expect(nginx).toContain('(?:robots\\.txt)$');
    expect(fileOf('_nginx.conf')).not.toContain('sw.js');
  });

  it('let no site show a page in a frame, and this one only what it does show', () => {
    for (const path of ['/', '/repay', '/repay/', '/images/slip.svg'])
      expect(ruleOf(path)).toContain("\n  Content-Security-Policy: frame-ancestors 'none'\n");
    for (const path of ['/terms', '/terms/'])
      expect(ruleOf(path)).toContain("\n  Content-Security-Policy: frame-ancestors 'self'\n");
  });

  it('give other sites nothing but the picture that links to this one show', () => {
    const open = rules.filter((rule) => rule.includes('Cross-Origin-Resource-Policy: cross-origin'));
    expect(open).toEqual([ruleOf('/images/share.png')]);
    expect(rules.slice(1).filter((rule) => !/Resource-Policy: (same|cross)-origin\n/.test(rule))).toEqual([]);
  });

  it('deny what no page uses, and the preview alone its camera and place', () => {
    const permissions = (file: string): string => /Permissions-Policy:? "?(.*)/.exec(file)?.[1] ?? '';
    expect(permissions(fileOf('_headers'))).not.toContain('self');
    expect(permissions(fileOf('_nginx.conf'))).toMatch(/camera=\(\), geolocation=\(\), .*microphone=\(\)/);
    const preview = fileOf('_headers', { hasPreview: true });
    expect(permissions(preview).match(/[\w-]+=\(self\)/g)).toEqual(['camera=(self)', 'geolocation=(self)']);
  });
});

describe('The configuration of nginx', () => {
  const nginx = fileOf('_nginx.conf');
  const blocks = nginx.split(/\n(?=location )/).slice(1);
  const blockOf = (where: string): string => blocks.find((block) => block.startsWith(`location ${where} {`)) ?? '';

  it('says the same as the other file of each path', () => {
    for (const [path, where] of [
      ['/', '/'],
      ['/slip', '~ ^/(?:slip)/?$'],
      ['/terms', '~ ^/(?:terms)/?$'],
      ['/images/slip.svg', '/images/'],
      ['/images/share.png', '= /images/share.png'],
      ['/robots.txt', '~ ^/(?:robots\\.txt)$'],
      ['/texts/*', '/texts/'],
      ['/late/*', '/late/'],
    ] as const)
      for (const [, name, value] of ruleOf(path).matchAll(/^ {2}([\w-]+): (.*)$/gm))
        expect(blockOf(where)).toContain(`add_header ${name} "${value?.replaceAll('"', '\\"')}" always;`);
  });
});
