const keyAt = (key: string): RegExp => new RegExp(`(^|[\\s{,])['"]?${key.replace(/\W/g, '\\$&')}['"]?\\s*[:,}(]`);

// A text or a remark, in which brackets and commas mean nothing; a bracket; a comma.
const MARKS = /(['"`])(?:\\.|(?!\1).)*\1|\/\/.*|\/\*[\s\S]*?\*\/|[[{(]|[\]})]|,/g;

/** Where an item of the list that follows `from` begins; undefined where the list is not there, or ends before it. */
const startOfItem = (source: string, from: number, item: number): number | undefined => {
  let depth = 0;
  let before = item;
  for (const { 0: mark, index } of source.slice(from).matchAll(MARKS)) {
    if (/^[[{(]$/.test(mark)) depth += 1;
    if (/^[\]})]$/.test(mark)) depth -= 1;
    if (depth < 1) return undefined;
    if (depth === 1 && mark === ',') before -= 1;
    const begin = from + index + 1;
    if (depth === 1 && before === 0 && /^[[,]$/.test(mark)) return begin + source.slice(begin).search(/\S/);
  }
  return undefined;
};

/** How deep a place lies in brackets that are open from another place on. */
const depthAt = (source: string, from: number, place: number): number => {
  let depth = 0;
  for (const [mark] of source.slice(from, place).matchAll(MARKS)) {
    if (/^[[{(]$/.test(mark)) depth += 1;
    if (/^[\]})]$/.test(mark)) depth -= 1;
  }
  return depth;
};

/** Where the object or list that follows a key ends; the key's own end where neither follows. */
const endOfValue = (source: string, from: number): number => {
  let depth = 0;
  for (const { 0: mark, index } of source.slice(from).matchAll(MARKS)) {
    if (/^[[{(]$/.test(mark)) depth += 1;
    if (/^[\]})]$/.test(mark)) depth -= 1;
    if (depth < 1 && /^[\]}),]$/.test(mark)) return from + index;
  }
  return source.length;
};

/** Where a key stands between two places, so deep from the first on; at any depth where none is said. Undefined where it does not stand there. */
const findKey = (
  source: string,
  [from, to]: readonly [number, number],
  key: string,
  depth?: number,
): { readonly begin: number; readonly end: number } | undefined => {
  for (const { 0: found, 1: before = '', index } of source.slice(from, to).matchAll(new RegExp(keyAt(key), 'g'))) {
    const begin = from + index + before.length;
    if (depth === undefined || depthAt(source, from, begin) === depth)
      return { begin, end: from + index + found.length };
  }
  return undefined;
};

// Every brand has one: as deep as it stand all keys of the brand itself, and deeper ones of the same name are others.
const EVERY_BRAND_HAS = 'id';

/**
 * The line of a source at which the key of an object stands, from 1; of a path such as `company.legalName` or `terms.lateBands[1].fromDay`,
 * that of its last part that is there. Undefined where its first is not, as for a key that is spread from elsewhere.
 */
export const lineOfKey = (source: string, path: string): number | undefined => {
  let offset = 0;
  let line: number | undefined;
  const standsAt = (place: number): void => {
    offset = place;
    line = source.slice(0, place).split('\n').length;
  };
  const first = findKey(source, [0, source.length], EVERY_BRAND_HAS);
  let depth = first && depthAt(source, 0, first.begin);
  for (const part of path.split(/\.|(?=\[)/)) {
    const item = /^\[(\d+)\]$/.exec(part)?.[1];
    if (item !== undefined) {
      const place = startOfItem(source, offset, Number(item));
      if (place === undefined) return line;
      standsAt(place);
    } else {
      const end = offset ? endOfValue(source, offset) : source.length;
      const found = findKey(source, [offset, end], part, depth);
      if (!found) return line;
      standsAt(found.begin);
      // What follows the key, from its colon on.
      offset = found.end - 1;
    }
    depth = 1;
  }
  return line;
};
