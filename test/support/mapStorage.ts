/** Creates a browser storage over a map, in which a test can inspect what is stored. */
export const mapStorage = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
  key: (at: number) => [...items.keys()][at] ?? null,
  get length() {
    return items.size;
  },
});

/** Throws as a storage does to which the browser denies access. */
export const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};
