import { createHash } from 'node:crypto';
import type { PageConfig } from '../../shared/app/pageConfig.ts';
import type { BuildSettings } from './settings.ts';

/** The source expression that allows a script or a style with this content. */
export const hashOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const originOf = (base = '/'): string => (base.startsWith('/') ? '' : ` ${new URL(base).origin}`);

/** What a page runs and shows. */
interface Allowed {
  /** The scripts and the styles in its document. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly lateParts?: readonly string[];
  readonly frames?: PageConfig['frames'];
  readonly hasWorker?: boolean | undefined;
}

/**
 * A page's Content Security Policy: only its own scripts and styles run, by their hashes. Pictures and framed documents may come from the brand's
 * hosts, or from any host over https if it names none.
 */
export const policyOf = (
  { apiBase, brand: { reporting, hosts } }: BuildSettings,
  { scripts, styles, lateParts = [], frames, hasWorker }: Allowed,
): string => {
  const api = originOf(apiBase);
  const anywhere = `'self' ${hosts.length ? hosts.join(' ') : 'https:'}${api}`;
  return [
    "default-src 'none'",
    scripts.length && `script-src ${[...scripts, ...lateParts].map(hashOf).join(' ')}`,
    styles.length && `style-src ${styles.map(hashOf).join(' ')}`,
    `img-src data: ${anywhere}`,
    frames && `frame-src ${frames === 'answers' ? anywhere : "'self'"}`,
    scripts.length && `connect-src 'self'${[...new Set([api, originOf(reporting?.endpoint)])].join('')}`,
    hasWorker && "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // The Trusted Types policy for loading chunks, whose content the hashes above determine, and the one for the service worker.
    `trusted-types ${lateParts.length ? 'late' : "'none'"}${hasWorker ? ' worker' : ''}`,
  ]
    .filter(Boolean)
    .join(';');
};
