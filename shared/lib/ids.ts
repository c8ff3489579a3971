/** A unique id: 32 random hexadecimal digits. */
export const randomId = (): string => {
  let id = '';
  for (const part of crypto.getRandomValues(new Uint8Array(16))) id += (part + 256).toString(16).slice(1);
  return id;
};
