import { median } from '../bench/statistics.ts';
import { markdownTable } from '../bench/table.ts';
import { nodesOf } from '../build/syntaxTree.ts';

/** A file of code, by its path from the project's root. */
export interface Source {
  readonly path: string;
  readonly code: string;
}

const CODE = /\.([cm]?[jt]sx?|scss|css|html|conf)$/;

/** @returns whether a file is code that somebody writes and reads. */
export const isCode = (path: string): boolean => CODE.test(path);

/** @returns whether a file is part of what borrowers download, or decides it: no test, no example, no tool. */
export const isProduct = (path: string): boolean =>
  /^(pages|shared|styles)\//.test(path) && !/(\.test|\/examples)\.tsx?$/.test(path);

const linesOf = (code: string): number => code.split('\n').filter((line) => line.trim()).length;

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

// A callback of a single line is part of the line, not a function that somebody reads by itself.
const isOwn = (code: string): boolean => code.includes('\n');

/** The lengths in lines of a file's functions, of those that go over more than one. */
export const functionLengths = ({ path, code }: Source): readonly number[] =>
  /\.[cm]?[jt]sx?$/.test(path)
    ? nodesOf(path, code)
        .filter(({ type }) => FUNCTIONS.has(type))
        .map(({ start, end }) => code.slice(start, end))
        .filter(isOwn)
        .map(linesOf)
    : [];

/** What a group of files comes to. Lines are those with anything on them. */
export interface Count {
  readonly name: string;
  readonly files: number;
  readonly lines: number;
  readonly medianFile: number;
  readonly medianFunction: number;
}

/** Counts a group of files. */
export const countLines = (name: string, sources: readonly Source[]): Count => {
  const lengths = sources.map(({ code }) => linesOf(code));
  return {
    name,
    files: sources.length,
    lines: lengths.reduce((sum, each) => sum + each, 0),
    medianFile: median(lengths),
    medianFunction: median(sources.flatMap(functionLengths)),
  };
};

/** The counts as a Markdown table, and how much everything else is beside the first group, the product. */
export const linesTable = ([product, ...others]: readonly [Count, ...Count[]]): string => {
  const rest = others.reduce((sum, { lines }) => sum + lines, 0);
  const rows = [product, ...others].map(({ name, files, lines, medianFile, medianFunction }) => [
    ...[name, String(files), lines.toLocaleString('en')],
    ...[String(medianFile), String(medianFunction)],
  ]);
  const table = markdownTable(['', 'Files', 'Lines', 'Median file', 'Median function'], rows);
  return `${table}\n\nEverything else is ${(rest / product.lines).toFixed(2)} times the product.`;
};
