import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from './build/buildError.ts';
import { projectVersion } from './build/buildId.ts';
import { assertNoMore, orExit, readArgs } from './build/command.ts';
import { root } from './build/root.ts';
import { withVersion } from './deploy/newVersion.ts';

const USAGE = 'npx tsx scripts/newVersion.ts 2.0.0';

const CHANGELOG = join(root, 'CHANGELOG.md');
const UPGRADING = join(root, 'scripts/deploy/UPGRADING.md');

/** The files in which what others rely on is written down: the first table of UPGRADING.md. */
const CONTRACTS = [
  'shared/api/openapi.json',
  'shared/bridge/contract.ts',
  'shared/brand/brand.ts',
  'shared/brand/adapter.ts',
];

const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8' }).trim();

/** The contracts that differ from the last version; empty before the first tag. */
const changedSince = (before: string): readonly string[] =>
  run('git', 'tag', '--list', `v${before}`)
    ? run('git', 'diff', '--name-only', `v${before}`, '--', ...CONTRACTS)
        .split('\n')
        .filter(Boolean)
    : [];

/** Makes a version of what is unreleased: one number in the changelog, the packages, the reference, the commit and its tag. */
await orExit(async () => {
  const { positionals } = readArgs({ allowPositionals: true, options: {} }, USAGE);
  const [version, ...more] = positionals;
  assertNoMore(more, USAGE);
  if (!version) throw new BuildError(USAGE);
  if (run('git', 'status', '--porcelain')) throw new BuildError('Commit what is open first: a version is one commit.');
  const before = projectVersion();
  const texts = { changelog: readFileSync(CHANGELOG, 'utf8'), upgrading: readFileSync(UPGRADING, 'utf8') };
  const day = new Date().toISOString().slice(0, 10);
  const { changelog, upgrading } = withVersion(texts, { version, before, day, changed: changedSince(before) });
  writeFileSync(CHANGELOG, changelog);
  writeFileSync(UPGRADING, upgrading);
  run('npm', 'version', version, '--no-git-tag-version');
  run('npm', 'run', 'reference');
  run('git', 'commit', '--all', '--message', `Release ${version}`);
  run('git', 'tag', `v${version}`);
  console.log(`Version ${version} is committed and tagged: run the tests, then "git push --follow-tags".`);
});
