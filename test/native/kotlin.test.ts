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

  it('compiles against the types of Android that it uses, and would not where it leaves out what a message asks for', async () => {
    const spoilt = inFolder('Spoilt.kt');
    const source = readFileSync(SAMPLE, 'utf8').replace(/^package .*$/m, 'package spoilt');
    writeFileSync(spoilt, source.replace('LoanMessage.GoLogin -> goLogin()', ''));
    expect(await compileForAndroid([SAMPLE, spoilt], inFolder())).toEqual([
      expect.stringMatching(/Spoilt\.kt:.*'when'.*exhaustive.*GoLogin/),
    ]);
  });
});
