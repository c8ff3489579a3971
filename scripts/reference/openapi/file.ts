import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/root.ts';
import type { OpenApi } from './document.ts';

/** The reference as it is committed, so that it can be read without installing anything. */
export const openApiFile = join(root, 'shared/api/openapi.json');

/** A document as it is written to the file. */
export const openApiText = (document: OpenApi): string => `${JSON.stringify(document, null, 2)}\n`;

/** The committed document. */
export const readOpenApi = (): OpenApi => JSON.parse(readFileSync(openApiFile, 'utf8')) as OpenApi;
