/** A unique id: 32 random hexadecimal digits. */
export const randomId = (): string => {
  let id = '';
  for (const part of crypto.getRandomValues(new Uint8Array(16))) id += (part + 256).toString(16).slice(1);
  return id;
};

/** A short hash (53 bits, base 36) of a value as JSON: equal for equal values, and in practice different for different ones. */
export const fingerprint = (value: unknown): string => {
  const json = JSON.stringify(value);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < json.length; at += 1) {
    high = Math.imul(high ^ json.charCodeAt(at), 0x9e3779b1);
    low = Math.imul(low ^ json.charCodeAt(at), 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return (0x100000000 * (low & 0x1fffff) + (high >>> 0)).toString(36);
};
