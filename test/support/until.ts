import type { ReadableAtom } from 'nanostores';

/** What a store holds where that is ready. Throws where it is anything else. */
export const readyIn = <Value extends { readonly kind: string }>(
  store: ReadableAtom<Value>,
): Extract<Value, { readonly kind: 'ready' }> => {
  const value = store.get();
  if (value.kind !== 'ready') throw new Error(`It is ${value.kind}`);
  return value as Extract<Value, { readonly kind: 'ready' }>;
};

/** Waits until a store holds a value of this kind, and answers it. */
export const untilKind = <Value extends { readonly kind: string }, Kind extends Value['kind']>(
  store: ReadableAtom<Value>,
  kind: Kind,
): Promise<Extract<Value, { readonly kind: Kind }>> =>
  new Promise((resolve) => {
    const stop = store.subscribe((value) => {
      if (value.kind !== kind) return;
      resolve(value as Extract<Value, { readonly kind: Kind }>);
      // The store may answer at once, before there is anything to stop.
      queueMicrotask(() => stop());
    });
  });
