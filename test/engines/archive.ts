import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

// Just enough of the ustar format for the archives inside the Chromium packages: plain files, short names.
const BLOCK = 512;
const PLAIN_FILE = new Set(['0', '']);

interface TarEntry {
  readonly path: string;
  readonly type: string;
  readonly content: Buffer;
}

/** The decompressed bytes of a .br file. */
export function readBrotli(file: string): Buffer {
  return brotliDecompressSync(readFileSync(file));
}

function field(header: Buffer, start: number, end: number): string {
  return header.toString('utf8', start, end).replace(/\0.*$/s, '').trim();
}

function readEntry(tar: Buffer, offset: number): TarEntry {
  const header = tar.subarray(offset, offset + BLOCK);
  const prefix = field(header, 345, 500);
  const sizeBytes = Number.parseInt(field(header, 124, 136) || '0', 8);
  const start = offset + BLOCK;
  return {
    path: join(prefix, field(header, 0, 100)),
    type: field(header, 156, 157),
    content: tar.subarray(start, start + sizeBytes),
  };
}

function* entriesOf(tar: Buffer): Generator<TarEntry> {
  let offset = 0;
  // Two empty blocks end an archive.
  while (offset + BLOCK <= tar.length && tar[offset] !== 0) {
    const entry = readEntry(tar, offset);
    yield entry;
    offset += BLOCK + Math.ceil(entry.content.length / BLOCK) * BLOCK;
  }
}

/** Writes the plain files of a .tar.br whose path `wants` accepts below `dir`, all of them executable. */
export function unpackTarBrotli(file: string, dir: string, wants: (path: string) => boolean = () => true): void {
  for (const { path, type, content } of entriesOf(readBrotli(file))) {
    if (!PLAIN_FILE.has(type) || path.endsWith('/') || !wants(path)) continue;
    const target = join(dir, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content, { mode: 0o755 });
  }
}
