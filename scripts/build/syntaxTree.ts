import { parseSync } from 'rolldown/utils';

/** A node of a source's syntax tree (ESTree). */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const within = (value: unknown): readonly Node[] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(within);
  return 'type' in value ? [value as Node, ...below] : below;
};

/** All nodes of a TypeScript or JavaScript file, each before its descendants. */
export const nodesOf = (path: string, code: string): readonly Node[] => within(parseSync(path, code).program);

/** The object or list that a node is, or else the first one inside it, as in `{ … } as const`. */
export const listIn = <List extends Node>(node: unknown): List | undefined =>
  within(node).find(({ type }) => type === 'ObjectExpression' || type === 'ArrayExpression') as List | undefined;
