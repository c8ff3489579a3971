import { reporting } from '../brand/current.ts';

/**
 * Where this build reports to; undefined where the brand names nobody, and then nothing of what depends on it is in the build. Start-up
 * reads it here: where a static page's script imported the brand first, its names would differ from those that the head has for the
 * same code (60 B, brotli).
 */
export const reportTo = reporting;
