/**
 * Replaces the part of nanostores that listens to single keys of a store. `useStore` imports it, but every store here is listened to as a whole:
 * call `useStore` with a store only, without keys. @throws Error always.
 */
export const listenKeys = (): never => {
  throw new Error('This build has no listenKeys.');
};
export const subscribeKeys = listenKeys;

const absent = (): never => {
  throw new Error('ufo');
};

/** Replace the two functions of `ufo` that ofetch uses for `baseURL` and `query`: this app passes it complete addresses. */
export const withBase = absent;
export const withQuery = absent;

/** Replaces `destr`, with which ofetch parses JSON: this app parses every response itself. */
const destr = (): never => {
  throw new Error('destr');
};

// biome-ignore lint/style/noDefaultExport: ofetch imports it as the default
export default destr;
