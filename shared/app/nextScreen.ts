import type { Env } from './env.ts';

// Time for the page's own data to arrive first.
const REST_MS = 2500;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const isScarce = ({ saveData, effectiveType = '' }: Connection): boolean => saveData || /2g/.test(effectiveType);

/**
 * Fetches the document of the likely next screen ahead, once this one is at rest, so that a tap then waits for data
 * alone. Not for a borrower who saves data, nor on a line so slow that it would stand in the way.
 */
export const fetchNextScreen = (env: Env, model: { nextAddress?(): string | undefined }): void => {
  env.clock.after(REST_MS, () => {
    const address = model.nextAddress?.();
    const { connection = {} } = navigator as { connection?: Connection };
    if (address && !isScarce(connection)) fetch(address).catch(() => {});
  });
};
