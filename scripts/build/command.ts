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

/** For a command that is configured by environment variables only. @throws BuildError if it gets any argument. */
export const assertNoArguments = (usage: string): void => {
  readArgs({ options: {} }, `It is told by variables alone, such as ${usage} (scripts/build/README.md has them all).`);
};

/** @returns whether a variable switches something on. @throws BuildError if it is neither 1 nor absent: with `0` or `false` its author means no. */
export const readSwitch = (name: string, value = ''): boolean => {
  if (value === '1' || !value) return !!value;
  throw new BuildError(`${name} is "${value}"; it has to be 1, or not to be there.`);
};

const LOOK_MS = 1_000;

/** Ends this process where the one that started it has ended: npm does not hand on a signal past the shell between them. */
export const endWithParent = (): void => {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, LOOK_MS).unref();
};

// The bundler wraps an error of a plugin in a list; a plugin may call the bundler itself.
const inBundlerError = (error: unknown): unknown =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) && error.errors[0]
    ? inBundlerError(error.errors[0])
    : error;

// The messages of these errors are complete: which import cannot be resolved, from which file and line, or which path cannot be written, because it
// is a file instead of a folder or because of permissions.
const SAY_THEMSELVES = /^(UNRESOLVED_IMPORT|ERR_MODULE_NOT_FOUND|EACCES|EPERM|EROFS|ENOSPC|EISDIR|ENOTDIR|EEXIST)$/;

const saysItself = (cause: unknown): cause is Error =>
  cause instanceof Error && 'code' in cause && SAY_THEMSELVES.test(String(cause.code));

/**
 * Runs a command. For a BuildError, an unresolved import and a path that cannot be written, only the message is printed, and the process ends with
 * `code`; any other error is thrown.
 */
export const orExit = async (run: () => Promise<void>, code = 1): Promise<void> => {
  // Who reads no further, as `head`, has what was wanted.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
  try {
    await run();
  } catch (error) {
    const cause = inBundlerError(error);
    if (!(cause instanceof BuildError || saysItself(cause))) throw error;
    console.error(cause.message);
    process.exitCode = code;
  }
};
