import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/root.ts';
import { folderForEachTest } from '../../scripts/testing/temporaryFolder.ts';
import { compileForAndroid, isKotlinInstalled } from './kotlin.ts';

const SAMPLE = join(root, 'shared/bridge/native/android/LoanWebView.kt');

if (!isKotlinInstalled()) console.warn('kotlinc is not installed here: its tests are LEFT OUT');

describe.runIf(isKotlinInstalled())('The Kotlin sample', () => {
  const inFolder = folderForEachTest();

  it('compiles against the types of Android that it uses', async () => {
    expect(await compileForAndroid(SAMPLE, inFolder())).toEqual([]);
  });

  it('does not compile where it leaves out what a message asks for', async () => {
    const file = inFolder('LoanWebView.kt');
    writeFileSync(file, readFileSync(SAMPLE, 'utf8').replace('LoanMessage.GoLogin -> goLogin()', ''));
    expect(await compileForAndroid(file, inFolder())).toEqual([expect.stringMatching(/'when'.*exhaustive.*GoLogin/)]);
  });
});
