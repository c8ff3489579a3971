import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const chunksOf = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) chunksOf(manifest, next, seen);
  return seen;
};

/** @returns the size of a plain screen: its bytes over the network (brotli at its highest quality), and the number of its files. */
export const weighPlain = (outDir: string, page: string): { readonly bytes: number; readonly files: number } => {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = `pages/${page}/index.html`;
  const chunks = [...chunksOf(manifest, entry)].map((key) => manifest[key]);
  const files = new Set([entry, ...chunks.flatMap((chunk) => [chunk?.file ?? '', ...(chunk?.css ?? [])])]);
  const there = [...files].filter((file) => file && existsSync(join(outDir, file)));
  const bytes = there.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(outDir, file))).length, 0);
  return { bytes, files: there.length };
};
