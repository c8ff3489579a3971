import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/root.ts';
import { ensureEngines } from '../engines/ensureEngines.ts';
import { ENGINES_DIR } from '../engines/packages.ts';

// Native modules of the packages in test/engines/, which have no types that could be read from here.
interface Node {
  readonly type: string;
  readonly isMissing: boolean;
  readonly startPosition: { readonly row: number };
  readonly text: string;
  readonly children: readonly Node[];
}
interface Parser {
  setLanguage(language: unknown): void;
  parse(read: (offset: number) => string | null): { readonly rootNode: Node };
}

const mistakesIn = (node: Node): readonly string[] => {
  const line = node.startPosition.row + 1;
  if (node.type === 'ERROR') return [`${line}: ${node.text.split('\n')[0]}`];
  if (node.isMissing) return [`${line}: ${node.type} is missing`];
  return node.children.flatMap(mistakesIn);
};

// It takes a text of up to 32 kB at once.
const PIECE = 10_000;

/** What in a source of Swift is no Swift, by line: its syntax alone, for no compiler of it is to be had here. `ensureEngines` has run before. */
const slipsOfSwift = (source: string): readonly string[] => {
  const installed = createRequire(join(ENGINES_DIR, 'package.json'));
  const parser = new (installed('tree-sitter') as new () => Parser)();
  parser.setLanguage(installed('tree-sitter-swift'));
  return mistakesIn(parser.parse((offset) => source.slice(offset, offset + PIECE) || null).rootNode);
};

const sample = readFileSync(join(root, 'shared/bridge/native/ios/LoanWebViewController.swift'), 'utf8');

describe('The Swift sample', () => {
  beforeAll(ensureEngines, 300_000);

  it('is Swift throughout, as its grammar has it', () => {
    expect(slipsOfSwift(sample)).toEqual([]);
  });
});
