import { asciiDecoded } from '../lib/escapes.ts';

/**
 * The page of this site to which an address leads: its path in small letters without slashes around it, in whichever of
 * the ways in which a host reads it; empty for the landing page. Undefined where it leads to another host.
 */
export const pageAt = ({ host, pathname }: URL, origin: string): string | undefined =>
  host === new URL(origin).host
    ? asciiDecoded(pathname)
        .toLowerCase()
        .replace(/\/+/g, '/')
        .replace(/\/$/, '')
        .replace(/(\/index)?(\.html?)?$/, '')
        .slice(1)
    : undefined;
