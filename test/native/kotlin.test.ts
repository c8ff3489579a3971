import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/root.ts';
import { folderForEachTest } from '../../scripts/testing/temporaryFolder.ts';

const COMPILER = '/usr/bin/kotlinc';
const STUBS = join(root, 'test/native/androidStubs.txt');

/** Whether this machine has Debian's Kotlin; in CI it has to. */
const isKotlinInstalled = (): boolean => process.env['CI'] === 'true' || existsSync(COMPILER);

/** Writes the stand-in for Android below a folder, a Java file for each type. */
const writeAndroid = (folder: string): void => {
  const [, ...types] = readFileSync(STUBS, 'utf8').split(/^(?=package )/m);
  for (const type of types) {
    const [, name = ''] = /^package ([\w.]+);/.exec(type) ?? [];
    const [, file = ''] = /(?:class|interface) (\w+)/.exec(type) ?? [];
    const place = join(folder, ...name.split('.'));
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, `${file}.java`), type);
  }
};

/** Compiles Kotlin files with nothing but that stand-in beside them. @returns the errors, none where they compile. */
const compileForAndroid = async (files: readonly string[], folder: string): Promise<readonly string[]> => {
  if (!existsSync(COMPILER))
    throw new Error('kotlinc is not installed: apt-get install --no-install-recommends kotlin');
  const android = join(folder, 'android');
  writeAndroid(android);
  try {
    await promisify(execFile)(COMPILER, [android, ...files, '-nowarn', '-d', join(folder, 'classes')]);
    return [];
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    return `${stdout}${stderr}`.split('\n').filter((line) => /\berror:/.test(line));
  }
};

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
