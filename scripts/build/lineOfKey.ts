import { listIn, type Node, nodesOf } from './syntaxTree.ts';

interface Property extends Node {
  readonly key?: { readonly name?: string; readonly value?: unknown };
  readonly value?: unknown;
}

/** An object with its properties, or a list with its items. */
interface List extends Node {
  readonly properties?: readonly Property[];
  readonly elements?: readonly (Node | null)[];
}

const propertyOf = (list: List | undefined, name: string): Property | undefined =>
  list?.properties?.find(({ key }) => (key?.name ?? key?.value) === name);

// Every brand has an `id`, so the object with that key is the brand.
const brandIn = (source: string): List | undefined =>
  nodesOf('brand.ts', source).find((node: List) => propertyOf(node, 'id'));

/**
 * The line of a brand's source that contains a key, from 1; for a path such as `company.legalName` or `terms.lateBands[1].fromDay`, that of the
 * last part of the path that exists. Undefined if its first part does not, as for a key that is spread from elsewhere.
 */
export const lineOfKey = (source: string, path: string): number | undefined => {
  let list = brandIn(source);
  let place: number | undefined;
  for (const part of path.split(/\.|(?=\[)/)) {
    const item = /^\[(\d+)\]$/.exec(part)?.[1];
    const property = propertyOf(list, part);
    const found = item ? list?.elements?.[Number(item)] : property;
    if (!found) break;
    place = found.start;
    list = listIn<List>(property?.value ?? found);
  }
  return place === undefined ? undefined : source.slice(0, place).split('\n').length;
};
