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
