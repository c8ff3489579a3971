import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/root.ts';
import type { OpenApi } from './document.ts';

/** The path of the committed reference, which can be read without installing anything. */
export const openApiFile = join(root, 'shared/api/openapi.json');

/** Returns a document's text in the file. */
export const openApiText = (document: OpenApi): string => `${JSON.stringify(document, null, 2)}\n`;

/** Reads the committed document. */
export const readOpenApi = (): OpenApi => JSON.parse(readFileSync(openApiFile, 'utf8')) as OpenApi;
