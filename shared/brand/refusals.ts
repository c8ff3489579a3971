/**
 * The service's refusal codes, as in `current.ts`, but in a file of their own: they are read by code that loads after the document, and in
 * `current.ts` they would be part of every page.
 */
import { brand } from '#brand';

export const { refusals } = brand;
