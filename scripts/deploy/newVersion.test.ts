import { expect, it } from 'vitest';
import { withVersion } from './newVersion.ts';

const changelog = (unreleased: string): string =>
  `# Changelog\n\n## [Unreleased]\n${unreleased}\n## [1.0.0] - 2026-11-23\n\n- First.\n`;
const upgrading = '# Versions\n\n## From 1.0 to 2.0 (not published yet)\n\n- Do this.\n';
const at = { before: '1.0.0', day: '2026-12-01', changed: [] };
const acting = changelog('\n### Action required\n\n- **Brand:** do this.\n');

it('A version takes what is unreleased, and the next begins empty', () => {
  const made = withVersion({ changelog: acting, upgrading }, { ...at, version: '2.0.0' });
  expect(made.changelog).toContain('## [Unreleased]\n\n## [2.0.0] - 2026-12-01\n\n### Action required');
  expect(made.upgrading).toContain('## From 1.0 to 2.0\n');
});

it.each([
  [
    'where lenders have to act and are not told how',
    { changelog: acting, upgrading: '' },
    '2.0.0',
    [],
    'no "From … to 2.0"',
  ],
  [
    'where a contract has changed without a word',
    { changelog: changelog('\n- New.\n'), upgrading },
    '1.1.0',
    ['shared/brand/brand.ts'],
    'brand.ts',
  ],
  ['of nothing', { changelog: changelog(''), upgrading }, '1.0.1', [], 'nothing under Unreleased'],
  ['before the last', { changelog: acting, upgrading }, '0.9.9', [], 'no version after 1.0.0'],
  ['that is none', { changelog: acting, upgrading }, '2.0', [], 'no version after 1.0.0'],
])('There is no version %s', (_, texts, version, changed, told) => {
  expect(() => withVersion(texts, { ...at, version, changed })).toThrow(told);
});
