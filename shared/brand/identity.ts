/**
 * The brand's id and default language, as in `current.ts`, but in a file of their own: they are read by code that loads after the document on
 * nearly every page, and the bundler cannot place a module that all late chunks share.
 */
import { brand } from '#brand';

export const { id, defaultLanguage } = brand;
