import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { factsIn } from '../../scripts/build/outputFolder.ts';
import { root } from '../../scripts/build/root.ts';
import { dist, documents, readBuilt } from './builtFiles.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const json = (file: string) => JSON.parse(read(file)) as { readonly version: string };
const { version } = json('package.json');

describe('The version of the project', () => {
  it('is in the lock file and in the description of the calls', () => {
    expect(json('package-lock.json').version).toBe(version);
    expect((JSON.parse(read('shared/api/openapi.json')) as { info: { version: string } }).info.version).toBe(version);
  });

  it('is at the end of every page and in what a build says of itself, with the id of the build', () => {
    const id = factsIn(dist)?.id ?? '';
    expect(id).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')}-[0-9a-f]{8}$`));
    const end = `<template data-build="${id}"></template></body></html>\n`;
    expect(documents().length).toBeGreaterThan(2);
    expect(documents().filter((page) => !readBuilt(page).endsWith(end))).toEqual([]);
  });
});
