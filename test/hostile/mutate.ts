import fc from 'fast-check';
import { hostileValues, owning } from './hostileValues.ts';

/** Where in a tree to change something, counted over all its places, and how. */
interface Mutation {
  readonly place: number;
  readonly change: number;
}

type Tree = unknown;
type Path = readonly (string | number)[];

const isBranch = (tree: Tree): tree is Record<string, Tree> => typeof tree === 'object' && tree !== null;

const pathsOf = (tree: Tree, path: Path = []): Path[] => [
  path,
  ...(isBranch(tree)
    ? Object.keys(tree).flatMap((name) => pathsOf(tree[name], [...path, Array.isArray(tree) ? Number(name) : name]))
    : []),
];

const GONE = Symbol('gone');

/** Changes to what stands at a place, beside putting something else there. */
const structural: readonly ((value: Tree) => Tree)[] = [
  () => GONE,
  (value) => [value],
  (value) => ({ value }),
  (value) => (Array.isArray(value) ? Object.assign({}, value) : isBranch(value) ? Object.values(value) : String(value)),
  (value) => (Array.isArray(value) ? [null, ...value, null] : isBranch(value) ? { ...value, extra: null } : null),
  (value) => (Array.isArray(value) ? value.concat(value, value) : value),
  (value) => (isBranch(value) ? JSON.stringify(value) : `${value}`),
  (value) => (typeof value === 'string' ? Number(value) : value),
  (value) => owning('__proto__', value),
  (value) => (isBranch(value) && !Array.isArray(value) ? { ...value, ...owning('__proto__', { ...value }) } : value),
  (value) => (typeof value === 'string' ? `\u202e${value}\u0000` : value),
  (value) => (typeof value === 'number' ? -value : value),
];

/** One to four mutations of any tree. */
export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.record({ place: fc.nat(), change: fc.nat(hostileValues.length + structural.length - 1) }),
  { minLength: 1, maxLength: 4 },
);

const changed = (value: Tree, change: number): Tree =>
  change < hostileValues.length ? hostileValues[change] : structural[change - hostileValues.length]?.(value);

const withChange = (tree: Tree, path: Path, change: number): Tree => {
  const [first, ...rest] = path;
  if (first === undefined) return changed(tree, change);
  const branch = tree as Record<string | number, Tree>;
  const inner = withChange(branch[first], rest, change);
  if (Array.isArray(tree))
    return inner === GONE
      ? tree.filter((_, at) => at !== first)
      : tree.map((item: Tree, at) => (at === first ? inner : item));
  const entries = Object.entries(branch).map(([name, value]) => [name, name === first ? inner : value] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== GONE));
};

/** A tree with these changes, one after the other. */
export const mutated = (tree: Tree, mutations: readonly Mutation[]): Tree =>
  mutations.reduce((current: Tree, { place, change }) => {
    const paths = pathsOf(current);
    const next = withChange(current, paths[place % paths.length] ?? [], change);
    return next === GONE ? undefined : next;
  }, tree);
