import { type ParseArgsConfig, parseArgs } from 'node:util';
import { BuildError } from './buildError.ts';

/**
 * Parses the arguments of a command.
 * @throws BuildError with the argument that is not understood and the usage: no argument is ignored silently.
 */
export const readArgs = <Config extends ParseArgsConfig>(config: Config, usage: string) => {
  try {
    return parseArgs(config);
  } catch (error) {
    // The rest of Node's message explains how to name a file that begins with a dash.
    const [reason] = error instanceof Error ? error.message.split('. ') : [];
    throw new BuildError(`${reason?.replace(/\.$/, '')}.\n${usage}`);
  }
};

/** @throws BuildError if there are more arguments than the command reads. */
export const assertNoMore = (more: readonly string[], usage: string): void => {
  if (more.length) throw new BuildError(`Not understood: ${more.join(' ')}.\n${usage}`);
};

/** For a command that is configured by environment variables only. @throws BuildError if it gets any argument. */
export const assertNoArguments = (usage: string): void => {
  readArgs({ options: {} }, `It is told by variables alone, such as ${usage} (scripts/build/README.md has them all).`);
};
