/** The first `limit` UTF-16 units of a text, less one where the cut would leave half of a surrogate pair. */
export const cutText = (text: string, limit: number): string => text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
