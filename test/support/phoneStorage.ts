/** How a phone's storage treats its pages: it may be absent, or take nothing new while what it holds can be read. */
export type StorageState = 'whole' | 'absent' | 'readOnly';

/** The storage of a phone in a state that can change at any time. */
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
