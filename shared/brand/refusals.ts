/**
 * The codes by which the service refuses, as in `current.ts`, in a file of its own: what reads them follows the document, and in
 * `current.ts` they would be in every page.
 */
import { brand } from '#brand';

export const { refusals } = brand;
