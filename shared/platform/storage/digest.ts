// The figures of FNV-1a, a short hash that runs in one go; the platform's own is long, and answers later.
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * 32 bits that a text comes to, to tell whether two texts are the same without keeping one of them. There is no way
 * back: of all session ids, one in four thousand million comes to the same. It is no proof of who somebody is, and who
 * can choose a text for a digest can read the storage anyway.
 */
export const digest = (text: string): string => {
  let hash = BASIS;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return (hash >>> 0).toString(36);
};
