import { BuildError } from './buildError.ts';

// The bundler wraps an error of a plugin in a list; a plugin may call the bundler itself.
const inBundlerError = (error: unknown): unknown =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) && error.errors[0]
    ? inBundlerError(error.errors[0])
    : error;

// The messages of these errors are complete: which import cannot be resolved, from which file and line, or which path cannot be written, because it
// is a file instead of a folder or because of permissions.
const SAY_THEMSELVES = /^(UNRESOLVED_IMPORT|EACCES|EPERM|EROFS|ENOSPC|EISDIR|ENOTDIR|EEXIST)$/;

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
