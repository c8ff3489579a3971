import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/root.ts';
import { ensureEngines } from '../engines/ensureEngines.ts';
import { slipsOfSwift } from './swift.ts';

const sample = readFileSync(join(root, 'shared/bridge/native/ios/LoanWebViewController.swift'), 'utf8');

describe('The Swift sample', () => {
  beforeAll(ensureEngines, 300_000);

  it('is Swift throughout, as its grammar has it', () => {
    expect(sample.split('\n').length).toBeGreaterThan(100);
    expect(slipsOfSwift(sample)).toEqual([]);
  });

  it.each([
    ['a brace is missing at its end', (source: string) => source.replace(/\}\s*$/, '')],
    ['a word of the language is misspelt', (source: string) => source.replace('func ', 'fnc ')],
    ['a call is not closed', (source: string) => source.replace(/\)\n/, '\n')],
  ])('would not be where %s', (_, spoil) => {
    expect(spoil(sample)).not.toBe(sample);
    expect(slipsOfSwift(spoil(sample)).length).toBeGreaterThan(0);
  });

  it('would be read to its end, however long it is', () => {
    expect(slipsOfSwift(`${sample}\n// ${'more '.repeat(10_000)}\nlet broken = = 1\n`)).toEqual([
      expect.stringMatching(/^256: /),
    ]);
  });
});
