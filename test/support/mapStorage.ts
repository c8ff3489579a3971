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

/** The state of a phone's storage: working, absent, or readable without accepting writes. */
export type StorageState = 'whole' | 'absent' | 'readOnly';

/** A phone's storage, whose state can change at any time. */
export class PhoneStorage extends Map<string, string> {
  state: StorageState = 'whole';

  override get(key: string): string | undefined {
    return this.state === 'absent' ? undefined : super.get(key);
  }

  override set(key: string, value: string): this {
    if (this.state !== 'whole') throw new DOMException('The storage takes nothing', 'QuotaExceededError');
    return super.set(key, value);
  }
}
