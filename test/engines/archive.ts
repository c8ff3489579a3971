import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The decompressed bytes of a .br file. */
export function readBrotli(file: string): Buffer {
  return brotliDecompressSync(readFileSync(file));
}

/** Unpacks a .tar.br below `dir`, by the machine's own `tar`; of it only what `pattern` names, where there is one. */
export function unpackTarBrotli(file: string, dir: string, pattern = '*'): void {
  execFileSync('tar', ['-x', '-C', dir, '--wildcards', pattern], { input: readBrotli(file) });
}
