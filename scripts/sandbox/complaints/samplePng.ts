import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'receipts');

const pictures = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => readFileSync(join(FOLDER, `${number}.png`)));

/** A small picture of a receipt on a table, the same each time for a number: there are nine, and then they begin anew. */
export const samplePng = (number: number): Buffer => pictures.at(number % pictures.length) ?? Buffer.alloc(0);
