import { BuildError } from './buildError.ts';

// The bundler hands on what one of its plugins has thrown in a list.
const inBundlerError = (error: unknown): unknown =>
  error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : error;

const isOfArguments = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/**
 * Runs a command. Of a BuildError, and of an option that the command does not know, a person reads the message alone, and the
 * process ends with 1; any other error is thrown.
 */
export const orExit = async (run: () => Promise<void>): Promise<void> => {
  try {
    await run();
  } catch (error) {
    const cause = inBundlerError(error);
    if (!(cause instanceof BuildError || isOfArguments(cause))) throw error;
    console.error(cause.message);
    process.exitCode = 1;
  }
};
