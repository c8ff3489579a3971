/** A name that nothing else has: 32 hexadecimal digits by chance. */
export const randomId = (): string => {
  let name = '';
  for (const part of crypto.getRandomValues(new Uint8Array(16))) name += (part + 256).toString(16).slice(1);
  return name;
};
