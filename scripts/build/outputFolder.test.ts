import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderForEachTest } from '../testing/temporaryFolder.ts';
import { BUILD_FACTS, factsIn, replaceFolder, writeFacts } from './outputFolder.ts';

const facts = { id: '1a2b3c4d', brand: 'default', basePath: '', isSample: false, isWhole: true };

const above = folderForEachTest();
let project = '';

beforeEach(() => {
  project = above('project');
  mkdirSync(project);
});

describe('A build', () => {
  it('makes the folder or takes an empty one, and removes what an earlier build has left in it', () => {
    const folder = join(project, 'a/dist');
    replaceFolder(folder, facts);
    mkdirSync(join(project, 'empty'));
    replaceFolder(join(project, 'empty'), facts);
    writeFileSync(join(folder, 'old.html'), '');
    replaceFolder(folder, facts);
    expect(readdirSync(folder)).toEqual([BUILD_FACTS]);
  });

  it('says of itself that it is not whole until it has ended', () => {
    const folder = join(project, 'dist');
    replaceFolder(folder, facts);
    expect(factsIn(folder)).toEqual({ ...facts, isWhole: false });
    writeFacts(folder, facts);
    expect(factsIn(folder)).toEqual(facts);
  });

  it('leaves a folder alone that holds anything else, and says so', () => {
    const mine = join(project, 'mine');
    mkdirSync(mine);
    writeFileSync(join(mine, 'letter.txt'), 'Dear');
    expect(() => replaceFolder(mine, facts)).toThrow('holds files that no build has made');
    expect(() => replaceFolder(join(mine, 'letter.txt'), facts)).toThrow('is a file, and the pages need a folder');
    expect(existsSync(join(mine, 'letter.txt'))).toBe(true);
  });
});
