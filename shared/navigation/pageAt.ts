import { asciiDecoded } from '../lib/escapes.ts';
import { basePath } from './basePath.ts';

// Paths of the host outside the base path are not pages of this site.
const isBelowBase = (pathname: string): boolean =>
  `${asciiDecoded(pathname).replace(/\/+/g, '/')}/`.toLowerCase().startsWith(`${basePath.toLowerCase()}/`);

/**
 * The page of this site to which an address leads: its path in small letters without slashes around it, in whichever of
 * the ways in which a host reads it; empty for the landing page. Undefined where it leads to another host, or to
 * what is beside the pages where those are below a path.
 */
export const pageAt = ({ host, pathname }: URL, origin: string): string | undefined =>
  host === new URL(origin).host && (!basePath || isBelowBase(pathname))
    ? asciiDecoded(pathname)
        .toLowerCase()
        .replace(/\/+/g, '/')
        .replace(/\/$/, '')
        .replace(/(\/index)?(\.html?)?$/, '')
        .slice(basePath ? basePath.length + 1 : 1)
    : undefined;
