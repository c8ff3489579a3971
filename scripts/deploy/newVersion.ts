import { BuildError } from '../build/buildError.ts';

/** The documents of a version, as they stand in their files. */
export interface VersionTexts {
  readonly changelog: string;
  readonly upgrading: string;
}

const UNRELEASED = '## [Unreleased]\n';
const UNPUBLISHED = ' (not published yet)';

/** What stands under `Unreleased` of the changelog. */
const unreleasedIn = (changelog: string): string =>
  (changelog.split(UNRELEASED)[1] ?? '').split(/^## \[/m)[0]?.trim() ?? '';

const minorOf = (version: string): string => version.replace(/\.\d+$/, '');

/** The heading of UPGRADING.md under which a version says what is to be done: it names its major and minor number. */
const headingOf = (version: string): RegExp =>
  new RegExp(`^## From .* to ${minorOf(version).replace('.', '\\.')}\\b.*$`, 'm');

/**
 * Gives what is unreleased a version and a day (`YYYY-MM-DD`).
 * @throws BuildError where the version does not follow, nothing is unreleased, or lenders have to act and UPGRADING.md does not say how
 */
export const withVersion = (
  { changelog, upgrading }: VersionTexts,
  { version, before, day, changed }: { version: string; before: string; day: string; changed: readonly string[] },
): VersionTexts => {
  if (!/^\d+\.\d+\.\d+$/.test(version) || before.localeCompare(version, 'en', { numeric: true }) >= 0)
    throw new BuildError(`"${version}" is no version after ${before}.`);
  const unreleased = unreleasedIn(changelog);
  if (!unreleased) throw new BuildError('CHANGELOG.md has nothing under Unreleased.');
  const reasons = [
    ...(unreleased.includes('### Action required') ? ['CHANGELOG.md: Action required'] : []),
    ...changed,
  ];
  if (reasons.length && !headingOf(version).test(upgrading))
    throw new BuildError(
      `UPGRADING.md has no "From … to ${minorOf(version)}", and these change what others rely on:\n  ${reasons.join('\n  ')}`,
    );
  return {
    changelog: changelog.replace(UNRELEASED, `${UNRELEASED}\n## [${version}] - ${day}\n`),
    upgrading: upgrading.replace(headingOf(version), (heading) => heading.replace(UNPUBLISHED, '')),
  };
};
