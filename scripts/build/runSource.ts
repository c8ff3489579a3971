import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BuildError } from './buildError.ts';
import { runFiles } from './runBundle.ts';

/** The path of a file relative to the current directory, for messages. */
export const named = (file: string): string => {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
};

/** The first line of an error's message. */
export const firstLine = (error: unknown): string => {
  const [line = ''] = (error instanceof Error ? error.message : String(error))
    .split('\n')
    .filter((part) => part.trim());
  return line;
};

/** An error of the bundler: its message has no position, and contains colour codes. */
interface BundlerError {
  readonly message: string;
  readonly loc?: { readonly line: number; readonly file?: string };
}

const bundlerErrorOf = (error: unknown): BundlerError | undefined =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : undefined;

const unreadable = (file: string, error: unknown): string => {
  const bundled = bundlerErrorOf(error);
  const cause = stripVTControlCharacters(firstLine(bundled ? new Error(bundled.message) : error));
  const { loc } = bundled ?? {};
  const at = loc ? `${named(loc.file ?? file)}:${loc.line}` : named(file);
  return `${at} cannot be read: ${cause.replace(/^\[\w+\] /, '')}`;
};

/** Runs a TypeScript file, and returns its exports. @throws BuildError in one line if it cannot be read or throws. */
export const runSource = async (file: string): Promise<{ readonly [name: string]: unknown }> => {
  try {
    const [exported = {}] = await runFiles([file]);
    return exported;
  } catch (error) {
    throw new BuildError(unreadable(file, error));
  }
};
