import { reporting } from '../brand/current.ts';

/**
 * Where this build sends its reports; undefined if the brand names no endpoint: then the build contains no code that depends on it. The
 * start-up code imports it from here: if a static page's script imported the brand first, the minified names would differ from those that
 * the head has for the same code, which costs 60 B (brotli).
 */
export const reportTo = reporting;
