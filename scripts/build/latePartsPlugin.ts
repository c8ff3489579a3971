import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { BuildError } from './settings.ts';

/** A file beside the pages: a part of a page's script that is fetched when it is needed. */
export interface LatePart {
  /** Its address, which changes with what is in it: `/late/shrinkImage.1a2b3c4d.js`. */
  readonly path: string;
  readonly code: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface CallNode extends Node {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly (Node & {
    readonly body?: Node & { readonly source?: { readonly value?: string } };
  })[];
}

const callsOf = (node: unknown): CallNode[] => {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(callsOf);
  const isCall = 'type' in node && node.type === 'CallExpression' && (node as CallNode).callee.name === 'latePart';
  return isCall ? [node as CallNode, ...below] : below;
};

const shortHash = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 8);

const nameOf = (file: string): string => basename(file).replace(/\.\w+$/, '');

/** The module of a late part, as an entry of its own: it leaves its exports where `shared/app/latePart.ts` takes them. */
export const latePartEntry = (file: string): string => `
import * as part from ${JSON.stringify(file)};
window.loanPart = part;`;

/**
 * Puts the address of a file in the place of `() => import('…')` wherever that is given to `latePart`. `bundlePart`
 * makes the script of a module; `parts` collects what the page's policy and the output folder need, by module.
 */
export const latePartsPlugin = (
  bundlePart: (file: string) => Promise<string>,
  parts: Map<string, readonly LatePart[]>,
): Plugin => ({
  name: 'borrower-web:late-parts',
  async transform(code, id) {
    if (!code.includes('latePart(') || id.endsWith('/latePart.ts')) return null;
    const found: LatePart[] = [];
    let changed = code;
    for (const call of callsOf(parseAst(code)).reverse()) {
      const [load] = call.arguments;
      const source = load?.body?.type === 'ImportExpression' ? load.body.source?.value : undefined;
      const file = source && (await this.resolve(source, id))?.id;
      if (!load || !file) throw new BuildError(`${id}: latePart takes () => import('…') of a file, written out.`);
      const script = await bundlePart(file);
      const part = { path: `/late/${nameOf(file)}.${shortHash(script)}.js`, code: script };
      found.push(part);
      changed = changed.slice(0, load.start) + JSON.stringify(part.path) + changed.slice(load.end);
    }
    parts.set(id, found);
    return changed;
  },
});
