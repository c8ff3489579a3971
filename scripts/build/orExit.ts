import { BuildError } from './buildError.ts';

// The bundler hands on what one of its plugins has thrown in a list.
const inBundlerError = (error: unknown): unknown =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : error;

// Their own words say all: which import leads nowhere, from which file and line, or which path the disk does not take: a file where a
// folder has to be, or what this user may not write.
const SAY_THEMSELVES = /^(UNRESOLVED_IMPORT|EACCES|EPERM|EROFS|ENOSPC|EISDIR|ENOTDIR|EEXIST)$/;

const saysItself = (cause: unknown): cause is Error =>
  cause instanceof Error && 'code' in cause && SAY_THEMSELVES.test(String(cause.code));

const sayUnfinished = (): void => {
  console.error('It ended before it was done: what it waits for never comes, and nothing else is left to do.');
  process.exitCode = 1;
};

/**
 * Runs a command. Of a BuildError, an import of what is not there, and a path that the disk does not take, a person reads the
 * message alone, and the process ends with `code`; any other error is thrown. A command that waits for what cannot come any
 * more ends with 1 and a word, too: Node alone ends without one.
 */
export const orExit = async (run: () => Promise<void>, code = 1): Promise<void> => {
  process.once('beforeExit', sayUnfinished);
  try {
    await run();
  } catch (error) {
    const cause = inBundlerError(error);
    if (!(cause instanceof BuildError || saysItself(cause))) throw error;
    console.error(cause.message);
    process.exitCode = code;
  } finally {
    process.off('beforeExit', sayUnfinished);
  }
};
