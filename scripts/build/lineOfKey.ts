const keyAt = (key: string): RegExp => new RegExp(`(^|[\\s{,])['"]?${key.replace(/\W/g, '\\$&')}['"]?\\s*[:,}(]`);

/**
 * The line of a source at which the key of an object stands, from 1; of a path such as `company.legalName`, that of its last part
 * that is there. Undefined where its first is not, as for a key that is spread from elsewhere.
 */
export const lineOfKey = (source: string, path: string): number | undefined => {
  let offset = 0;
  let line: number | undefined;
  for (const key of path.split('.')) {
    const found = keyAt(key).exec(source.slice(offset));
    if (!found) return line;
    offset += found.index + (found[1]?.length ?? 0);
    line = source.slice(0, offset).split('\n').length;
    offset += key.length;
  }
  return line;
};
