/**
 * Replaces the part of nanostores that listens to single keys of a store. `useStore` imports it, but every store here is listened to as a whole:
 * call `useStore` with a store only, without keys. @throws Error always.
 */
export const listenKeys = (): never => {
  throw new Error('This build has no listenKeys.');
};
export const subscribeKeys = listenKeys;
