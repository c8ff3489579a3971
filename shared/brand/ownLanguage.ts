/**
 * The brand's own language, as in `current.ts`, in a file of its own: calls need nothing else of the brand, and what every
 * late part of a page shared with them would be put into a file that no part can load.
 */
import { brand } from '#brand';

export const { defaultLanguage } = brand;
