import type { PhoneName } from './phoneData.ts';

/** The part of the browser's storage that the stores use. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Every name that something is kept under. Its key is `loan:{brand}:{name}`, so that two brands on one origin never meet. */
export type StoreName = PhoneName | 'paymentReceipts' | 'borrower' | `sent:${string}` | `slip:${string}`;

const VERSION = 1;

/** The values of one brand in one place, read with care and written without ever throwing. */
export interface SessionStore {
  /** The stored data; undefined where there is none, or it is of another version or a broken form. */
  read(name: StoreName): unknown;
  /** Keeps the data as `{v, data}`. Answers false where the storage is full or refuses, or it would be over the limit. */
  write(name: StoreName, data: unknown, limit?: number): boolean;
}

const parse = (stored: string): unknown => {
  const value: unknown = JSON.parse(stored);
  const isOurs = typeof value === 'object' && value !== null && 'v' in value && value.v === VERSION && 'data' in value;
  return isOurs ? value.data : undefined;
};

const orElse = <Value>(run: () => Value, fallback: Value): Value => {
  try {
    return run();
  } catch {
    return fallback;
  }
};

/** The stores of a brand. `open` fetches the storage each time, for reaching it can throw where cookies are blocked. */
export const sessionStore = (brandId: string, open: () => TextStorage | null): SessionStore => ({
  read: (name) =>
    orElse(() => {
      const stored = open()?.getItem(`loan:${brandId}:${name}`);
      return stored ? parse(stored) : undefined;
    }, undefined),
  write: (name, data, limit = Number.POSITIVE_INFINITY) =>
    orElse(() => {
      const storage = open();
      const text = JSON.stringify({ v: VERSION, data });
      const isTaken = !!storage && text.length <= limit;
      if (isTaken) storage.setItem(`loan:${brandId}:${name}`, text);
      return isTaken;
    }, false),
});
