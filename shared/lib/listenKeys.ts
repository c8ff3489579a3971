/**
 * Stands in for the part of nanostores that listens to single keys of a store: `useStore` has it, and every store here is
 * listened to whole. Give `useStore` a store alone, without keys.
 */
export const listenKeys = (): never => {
  throw new Error('This build has no listenKeys.');
};
export const subscribeKeys = listenKeys;
