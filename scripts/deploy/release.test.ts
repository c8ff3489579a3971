import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderForEachTest } from '../testing/temporaryFolder.ts';
import { assertPublishable, describeRelease, release } from './release.ts';

const inFolder = folderForEachTest();
const online = (): string => inFolder('online');
beforeEach(() => {
  mkdirSync(online());
});
const has = (path: string): boolean => existsSync(join(online(), path));

/** Creates a build with this id in the names of its files, and with `facts` in its `_build.json`. @returns its folder. */
const build = (id: string, pages: readonly string[] = ['repay'], facts = {}): string => {
  const to = inFolder(id);
  const files: Record<string, string> = {
    '_build.json': JSON.stringify({ id, ...facts }),
    [`texts/repay.${id}.fil.json`]: '{}',
    [`late/client.${id}.js`]: `"${id}"`,
    'images/slip.svg': '<svg/>',
    ...Object.fromEntries(pages.map((page) => [`${page}/index.html`, `the page of ${id}`])),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), text);
  }
  return to;
};

const day = (days: number): Date => new Date(Date.UTC(2026, 10, 1 + days));

describe('A release', () => {
  it('puts a build online, and leaves the texts and parts of the one before for pages that are still open', () => {
    release(build('aaaa'), online(), day(0));
    expect(release(build('bbbb'), online(), day(1))).toMatchObject({ copied: 5, kept: 2, removed: 0 });
    expect(readFileSync(join(online(), 'repay/index.html'), 'utf8')).toBe('the page of bbbb');
    expect(has('texts/repay.aaaa.fil.json')).toBe(true);
    expect(has('texts/repay.bbbb.fil.json')).toBe(true);
  });

  it('removes them once they have been in no build for a week, and not before', () => {
    release(build('aaaa'), online(), day(0));
    release(build('bbbb'), online(), day(30));
    release(build('cccc'), online(), day(37));
    expect(has('late/client.aaaa.js')).toBe(true);
    expect(release(build('dddd'), online(), day(38)).removed).toBe(2);
    expect(has('late/client.aaaa.js')).toBe(false);
    expect(has('late/client.bbbb.js')).toBe(true);
  });

  it('counts the week anew for a file that was online again', () => {
    const first = build('aaaa');
    release(first, online(), day(0));
    release(build('bbbb'), online(), day(5));
    release(first, online(), day(6));
    release(build('cccc'), online(), day(12));
    release(build('dddd'), online(), day(18));
    expect(has('late/client.aaaa.js')).toBe(true);
    expect(has('late/client.bbbb.js')).toBe(false);
  });

  it('takes a page offline that the new build does not have', () => {
    release(build('aaaa', ['repay', 'carpmm']), online(), day(0));
    release(build('bbbb'), online(), day(1));
    expect(has('carpmm/index.html')).toBe(false);
  });

  it('leaves what no release has brought, and names it; without its list of what they brought it does nothing', () => {
    release(build('aaaa'), online(), day(0));
    writeFileSync(join(online(), 'google123.html'), 'ours');
    const done = release(build('bbbb', ['carpmm']), online(), day(1));
    expect(describeRelease('/www', done)).toMatch(/, 1 are gone\.\nWhat no release brought stays: google123\.html$/);
    expect([has('google123.html'), has('repay/index.html')]).toEqual([true, false]);
    writeFileSync(join(online(), '_left.json'), '{ "repay');
    expect(() => release(build('cccc'), online(), day(2))).toThrow(/_left\.json is broken off: remove it\./);
    expect(has('late/client.cccc.js')).toBe(false);
  });

  it('is refused where the source is no build, or the folder is not there or holds anything else, and nothing is touched', () => {
    writeFileSync(join(online(), 'shop.html'), 'another site');
    expect(() => release(build('aaaa'), online())).toThrow(
      `${online()} holds files that no build has made, and would be removed: nothing has been touched. Name an empty folder for the release, or empty this one yourself.`,
    );
    expect(readdirSync(online())).toEqual(['shop.html']);
    expect(() => release(inFolder(), online())).toThrow('is no build');
    expect(() => release(build('bbbb'), inFolder('onlien'))).toThrow(/onlien is not there\. Mind the spelling/);
    expect(existsSync(inFolder('onlien'))).toBe(false);
  });

  it('is not made of a sample, unless that is allowed, nor of a build that is not whole', () => {
    const sample = build('aaaa', [], { brand: 'Sample Loan', isSample: true, isWhole: true });
    expect(() => assertPublishable(sample, {})).toThrow(
      `The build in ${sample}, of Sample Loan, would show borrowers what belongs to a sample.`,
    );
    expect(() => assertPublishable(sample, { ALLOW_SAMPLES: '1' })).not.toThrow();
    expect(() => assertPublishable(sample, { ALLOW_SAMPLES: '0' })).toThrow(/^ALLOW_SAMPLES is "0"/);
    const part = build('bbbb', [], { isSample: false, isWhole: false });
    expect(() => assertPublishable(part, { ALLOW_SAMPLES: '1' })).toThrow(
      /is not whole: .* Make it by npm run build\.$/,
    );
    expect(() => assertPublishable(build('cccc', [], { isSample: false, isWhole: true }), {})).not.toThrow();
    // A build of an earlier version has neither fact; it may be published, so that a rollback stays possible.
    expect(() => assertPublishable(build('dddd'), {})).not.toThrow();
  });
});
