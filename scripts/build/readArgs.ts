import { type ParseArgsConfig, parseArgs } from 'node:util';
import { BuildError } from './buildError.ts';

/**
 * Reads what a command was given.
 * @throws BuildError with what is not understood of it, and how to call the command: nothing that was asked for is left out in silence.
 */
export const readArgs = <Config extends ParseArgsConfig>(config: Config, usage: string) => {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node goes on with how to name a file that begins with a dash.
    const [reason] = error instanceof Error ? error.message.split('. ') : [];
    throw new BuildError(`${reason?.replace(/\.$/, '')}.\n${usage}`);
  }
};

/** @throws BuildError where more is named than a command reads. */
export const assertNoMore = (more: readonly string[], usage: string): void => {
  if (more.length) throw new BuildError(`Not understood: ${more.join(' ')}.\n${usage}`);
};

/** For a command that is told by variables alone. @throws BuildError where it is given anything. */
export const assertNoArguments = (usage: string): void => {
  readArgs({ options: {} }, `It is told by variables alone, such as ${usage} (scripts/build/README.md has them all).`);
};
