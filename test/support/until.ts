import type { ReadableAtom } from 'nanostores';

/** Returns the value of a store that is ready. @throws if it is not */
export const readyIn = <Value extends { readonly kind: string }>(
  store: ReadableAtom<Value>,
): Extract<Value, { readonly kind: 'ready' }> => {
  const value = store.get();
  if (value.kind !== 'ready') throw new Error(`It is ${value.kind}`);
  return value as Extract<Value, { readonly kind: 'ready' }>;
};

/** Waits until a store holds a value of this kind, and returns it. */
export const untilKind = <Value extends { readonly kind: string }, Kind extends Value['kind']>(
  store: ReadableAtom<Value>,
  kind: Kind,
): Promise<Extract<Value, { readonly kind: Kind }>> =>
  new Promise((resolve) => {
    const stop = store.subscribe((value) => {
      if (value.kind !== kind) return;
      resolve(value as Extract<Value, { readonly kind: Kind }>);
      // The store may call the listener during `subscribe`, before `stop` is assigned.
      queueMicrotask(() => stop());
    });
  });
