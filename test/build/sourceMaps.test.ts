import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildIdOf, projectVersion } from '../../scripts/build/buildId.ts';
import { filesIn } from '../../scripts/build/filesIn.ts';
import { findPages } from '../../scripts/build/findPages.ts';
import { factsIn } from '../../scripts/build/outputFolder.ts';
import { root } from '../../scripts/build/root.ts';
import { readSettings } from '../../scripts/build/settings.ts';
import { mapsFolderOf } from '../../scripts/build/sourceMaps.ts';
import { sourcePosition } from '../../scripts/deploy/sourcePosition.ts';
import { folderForEachTest } from '../../scripts/testing/temporaryFolder.ts';
import { documents as allDocuments, dist, readBuilt as read } from './builtFiles.ts';

const settings = await readSettings();
const pages = await findPages(settings);
const maps = mapsFolderOf(settings);

const documents = allDocuments();

/** Where a text is in a file, as a browser counts: lines and columns from 1. */
const positionsOf = (content: string, text: string): string[] =>
  content
    .split('\n')
    .flatMap((line, row) => [...line.matchAll(new RegExp(text, 'g'))].map(({ index }) => `${row + 1}:${index + 1}`));

/** The line of the source that a position is on. */
const sourceLine = (position: string): string => {
  const [file = '', line] = (sourcePosition(maps, position) ?? '').split(':');
  return readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1] ?? '';
};

describe('The id of a build', () => {
  const inFolder = folderForEachTest();

  it('is the project’s version and a hash of these sources and settings, in what a build says of itself and at the end of every document; the lock file and the description of calls have the version', () => {
    const id = buildIdOf(settings);
    expect(id).toMatch(/-[0-9a-f]{8}$/);
    expect([id.replace(/-\w+$/, ''), factsIn(dist)?.id]).toEqual([projectVersion(), id]);
    expect(documents.length).toBeGreaterThan(pages.length - 1);
    const end = `<template data-build="${id}"></template></body></html>\n`;
    expect(documents.filter((file) => !read(file).endsWith(end))).toEqual([]);
    const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
    expect(json('package-lock.json').version).toBe(projectVersion());
    expect(json('shared/api/openapi.json').info.version).toBe(projectVersion());
  });

  it('changes with the settings, but not with the folder or the pages that are built', async () => {
    const idOf = async (env: NodeJS.ProcessEnv) => buildIdOf(await readSettings(env));
    const id = await idOf({});
    expect(await idOf({ OUT_DIR: 'elsewhere', PAGES: 'repay' })).toBe(id);
    const others = await Promise.all([{ BRAND: 'ph' }, { ENGINE: 'react' }, { API_BASE: '/v1' }].map(idOf));
    expect(new Set([id, ...others]).size).toBe(4);
  });

  it('changes with an adapter or a picture in the folder of a brand, and not with where that lies', () => {
    const [none, one, again, another] = ['', 'one', 'one', 'another'].map((adapter, at) => {
      // Hidden folders of a brand count for nothing; one that it lies in itself is no matter.
      const brandFolder = inFolder(`.brand-${at}`);
      mkdirSync(brandFolder);
      if (adapter) writeFileSync(join(brandFolder, 'adapter.ts'), `export const name = '${adapter}';`);
      return buildIdOf({ ...settings, brandFolder });
    });
    expect(again).toBe(one);
    expect(new Set([none, one, another]).size).toBe(3);
  });
});

describe('The source maps of a build', () => {
  it('are there for every page, and neither in the folder that is published nor named by a file of it', () => {
    expect(pages.filter(({ folder }) => !existsSync(join(maps, `${folder}.map`)))).toEqual([]);
    expect(filesIn(dist).filter((file) => file.endsWith('.map'))).toEqual([]);
    const texts = filesIn(dist).filter((file) => /\.(html|js|json)$/.test(file));
    expect(texts.filter((file) => /sourceMappingURL|sourcesContent/.test(read(file)))).toEqual([]);
  });

  it('lead from the head and the script of a document to the source', () => {
    const reads = positionsOf(read('repay/index.html'), 'loanOfAnother');
    // The head sets it, the script reads it.
    expect(reads.length).toBeGreaterThan(1);
    expect(reads.map((at) => sourceLine(`repay:${at}`)).filter((line) => !line.includes('loanOfAnother'))).toEqual([]);
    expect(new Set(reads.map((at) => sourcePosition(maps, `repay:${at}`)?.replace(/:.*/, '')))).toEqual(
      new Set(['shared/app/head.ts', 'shared/app/claimTab.ts']),
    );
  });

  it('lead from behind the address of the rest of a page to the source', () => {
    const document = read('repay/index.html');
    const [lateLine, lateColumn] = (positionsOf(document, '/late/later')[0] ?? '').split(':').map(Number);
    const behind = positionsOf(document, '.later}').at(-1) ?? '';
    const [line, column] = behind.split(':').map(Number);
    expect([line, Number(column) > Number(lateColumn)]).toEqual([lateLine, true]);
    expect(sourceLine(`repay:${behind}`)).toContain('.later');
  });

  it('lead from the rest of a page to the source', () => {
    const [files = ''] =
      /late\/later\.[0-9a-f]{8}\.js \/late\/common\.[0-9a-f]{8}\.js/.exec(read('repay/index.html')) ?? [];
    const [own = '', common = ''] = files.split(' /').map((file) => read(file));
    const script = `${own}\n${common}`;
    const [ofPage] = positionsOf(script, '`radiogroup`');
    const [ofSeveral] = positionsOf(script, '`complaintWords`');
    expect(own).toContain('`radiogroup`');
    expect(common).toContain('`complaintWords`');
    expect(sourcePosition(maps, `repay/later:${ofPage}`)).toMatch(/\/ChannelSheet\.tsx:\d+:\d+$/);
    expect(sourcePosition(maps, `repay/later:${ofSeveral}`)).toMatch(/\/PaymentDetails\.tsx:\d+:\d+$/);
  });
});
