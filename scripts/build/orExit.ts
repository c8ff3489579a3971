import { BuildError } from './buildError.ts';

// The bundler hands on what one of its plugins has thrown in a list.
const inBundlerError = (error: unknown): unknown =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : error;

const isWrongImport = (cause: unknown): cause is Error =>
  cause instanceof Error && 'code' in cause && cause.code === 'UNRESOLVED_IMPORT';

/**
 * Runs a command. Of a BuildError, or an import of what is not there, a person reads the message alone, and the process ends with 1; any other
 * error is thrown.
 */
export const orExit = async (run: () => Promise<void>): Promise<void> => {
  try {
    await run();
  } catch (error) {
    const cause = inBundlerError(error);
    if (!(cause instanceof BuildError) && !isWrongImport(cause)) throw error;
    // The bundler's own words name the import, its file and its line.
    console.error(cause.message);
    process.exitCode = 1;
  }
};
