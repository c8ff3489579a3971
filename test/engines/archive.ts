import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Reads a .br file. @returns its decompressed bytes. */
export function readBrotli(file: string): Buffer {
  return brotliDecompressSync(readFileSync(file));
}

/** Unpacks a .tar.br into `dir` with the system's `tar`; only the members that match `pattern`, if given. */
export function unpackTarBrotli(file: string, dir: string, pattern = '*'): void {
  execFileSync('tar', ['-x', '-C', dir, '--wildcards', pattern], { input: readBrotli(file) });
}
