import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../build/root.ts';
import type { BuildSettings } from '../../build/settings.ts';
import { growProject } from '../growth/grownProject.ts';
import { weighPlain } from '../growth/weighPlain.ts';
import { median } from '../statistics.ts';
import { allPages } from '../variants/makeVariants.ts';
import { runOwnBuild } from '../variants/ownBuild.ts';
import { plainBuild } from '../variants/plainBuild.ts';

/** The measurements of a build with a number of screens, of this project and of the plain one. Bytes are those of the median screen, compressed. */
export interface Growth {
  readonly screens: number;
  readonly ownSeconds: number;
  readonly ownBytes: number;
  readonly plainSeconds: number;
  readonly plainBytes: number;
  readonly plainFiles: number;
}

const secondsOf = async (run: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await run();
  return (performance.now() - began) / 1000;
};

const ownBytes = (outDir: string): number =>
  median(
    (JSON.parse(readFileSync(join(outDir, '_sizes.json'), 'utf8')) as { bytes: number }[]).map(({ bytes }) => bytes),
  );

// Static pages and development tools are left out: a plain build has nothing to compare them with.
const growing = (): readonly string[] =>
  allPages().filter((page) => /early:/.test(readFileSync(join(root, 'pages', page, 'page.ts'), 'utf8')));

const grow = async (
  settings: BuildSettings,
  folder: string,
  pages: readonly string[],
  count: number,
): Promise<Growth> => {
  const project = join(root, folder, `project-${count}`);
  const names = growProject(project, pages, count);
  const plainDir = join(project, 'plain');
  const plain = {
    outDir: plainDir,
    pages: names,
    project,
  };
  const copySettings = { ...settings, brandFile: settings.brandFile.replace(root, project) };
  const plainSeconds = await secondsOf(() => build(plainBuild(copySettings, plain)));
  const ownSeconds = await secondsOf(() => runOwnBuild({ outDir: 'dist', project }));
  const weights = names.map((name) => weighPlain(plainDir, name));
  const growth = {
    screens: count,
    ownSeconds,
    ownBytes: ownBytes(join(project, 'dist')),
    plainSeconds,
    plainBytes: median(weights.map(({ bytes }) => bytes)),
    plainFiles: median(weights.map(({ files }) => files)),
  };
  rmSync(project, { recursive: true, force: true });
  return growth;
};

/** Builds projects with growing numbers of screens, in copies below `folder`. */
export const measureGrowth = async (
  settings: BuildSettings,
  folder: string,
  counts: readonly number[],
  say: (words: string) => void,
): Promise<readonly Growth[]> => {
  const all: Growth[] = [];
  const pages = growing();
  for (const count of counts) {
    all.push(await grow(settings, folder, pages, count));
    say(`growth: ${count} screens built`);
  }
  return all;
};
