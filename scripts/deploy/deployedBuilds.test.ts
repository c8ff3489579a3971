import { expect, it } from 'vitest';
import { buildIdIn, describeBuilds } from './deployedBuilds.ts';
import { smallPage } from './smallBuild.ts';

it('A document says of which build it is, and another text does not', () => {
  expect(buildIdIn(smallPage('Repay', '1.0.0-0a1b2c3d'))).toBe('1.0.0-0a1b2c3d');
  expect(buildIdIn('<template data-build="Juan"></template>')).toBeUndefined();
});

it.each([
  [['1a2b3c4d'], "The host's pages are of build 1a2b3c4d, which is this one."],
  [['99999999'], "The host's pages are of build 99999999; this one is 1a2b3c4d."],
  [
    ['1a2b3c4d', '99999999'],
    "The host's pages are of build 1a2b3c4d and 99999999; this one is 1a2b3c4d. The deployment is half done, or a cache still has pages of the one before.",
  ],
  [[], 'No page of the host says of which build it is; this one is 1a2b3c4d.'],
])('Of a host with the builds %j it is said which they are', (builds, words) => {
  expect(describeBuilds(builds, '1a2b3c4d')).toBe(words);
});
