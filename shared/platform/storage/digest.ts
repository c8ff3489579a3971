// The constants of FNV-1a (32 bits), a short synchronous hash. The platform's own hash functions are asynchronous and produce long values.
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * @returns a 32-bit hash of a text, in base 36, to compare two texts without storing one of them. The text cannot be restored from it. Two
 * different session ids have the same digest with a probability of 1 in 4 billion. It does not authenticate anybody; but whoever could
 * construct a text with a given digest can read the storage anyway.
 */
export const digest = (text: string): string => {
  let hash = BASIS;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return (hash >>> 0).toString(36);
};
