import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/root.ts';
import { compileForAndroid, isKotlinInstalled } from './kotlin.ts';

const SAMPLE = join(root, 'shared/bridge/native/android/LoanWebView.kt');

if (!isKotlinInstalled()) console.warn('kotlinc is not installed here: its tests are LEFT OUT');

describe.runIf(isKotlinInstalled())('The Kotlin sample', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kotlin-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('compiles against the types of Android that it uses', async () => {
    expect(await compileForAndroid(SAMPLE, folder)).toEqual([]);
  });

  it('does not compile where it leaves out what a message asks for', async () => {
    const file = join(folder, 'LoanWebView.kt');
    writeFileSync(file, readFileSync(SAMPLE, 'utf8').replace('LoanMessage.GoLogin -> goLogin()', ''));
    expect(await compileForAndroid(file, folder)).toEqual([expect.stringMatching(/'when'.*exhaustive.*GoLogin/)]);
  });
});
