/** Images by how their files begin, each byte as one character. */
const beginnings: readonly (readonly [mediaType: string, begins: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
];

/** The kind of image that these bytes are; null for anything else, whatever name or type it came with. */
export function mediaTypeOf(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return beginnings.find(([, begins]) => begins.test(head))?.[0] ?? null;
}
