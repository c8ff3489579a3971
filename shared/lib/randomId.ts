/** An id that nothing else has: 32 hexadecimal digits by chance. */
export const randomId = (): string => {
  let id = '';
  for (const part of crypto.getRandomValues(new Uint8Array(16))) id += (part + 256).toString(16).slice(1);
  return id;
};
