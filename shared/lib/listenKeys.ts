/** Stands in for the part of nanostores that listens to single keys of a store: `useStore` has it, and every store here is listened to whole. */
export const listenKeys = (): never => {
  throw new Error('This build has no listenKeys of nanostores: give useStore a store alone, without keys.');
};
export const subscribeKeys = listenKeys;
