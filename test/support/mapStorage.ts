/** A browser's storage over a map, in which a test can look at what is kept. */
export const mapStorage = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
  key: (at: number) => [...items.keys()][at] ?? null,
  get length() {
    return items.size;
  },
});

/** For a part of a storage that refuses what it is asked for. */
export const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};
