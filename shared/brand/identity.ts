/**
 * Which brand it is and its own language, as in `current.ts`, in a file of their own: what reads them follows the document of nearly
 * every page, and no build can place what all late parts share.
 */
import { brand } from '#brand';

export const { id, defaultLanguage } = brand;
