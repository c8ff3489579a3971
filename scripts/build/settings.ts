import { resolve } from 'node:path';
import { BuildError } from './buildError.ts';
import { readSwitch } from './command.ts';
import { type BrandSource, brandFolderOf, isSample, readBrand } from './readBrand.ts';
import { root } from './root.ts';

/** The settings of a build, from environment variables; README.md beside this file lists them. */
export interface BuildSettings extends BrandSource {
  /** Whether the brand's adapter is left out: the pages then follow the contract, as the sandbox does, and are not published. */
  readonly isAdapterOut?: boolean;
  /** `preact` is what ships; `react` builds the same sources with React itself. */
  readonly engine: 'preact' | 'react';
  readonly apiBase: string;
  /** The path below which the pages are served, such as `/app`; empty for the root of their host. */
  readonly basePath: string;
  readonly outDir: string;
  /** The folders in `pages/` to build; all of them if empty. */
  readonly only: readonly string[];
  /** Whether the pages that only developers use are built too. */
  readonly hasPreview: boolean;
  /** Whether it may be published: it then has a compressed copy of each file, a table of sizes, and source maps. */
  readonly isPublished?: boolean;
}

const readEngine = (name: string): BuildSettings['engine'] => {
  if (name === 'preact' || name === 'react') return name;
  throw new BuildError(`ENGINE is "${name}"; it has to be preact or react.`);
};

// Neither a path nor a host may contain characters that a browser would read as part of another host, or as a part of the policy.
const isApiBase = (base: string): boolean =>
  /^\/(?![/\\])[^\s?#]*$/.test(base) || (/^https?:\/\/[^/\s?#@\\;,'"]+(\/[^\s?#]*)?$/.test(base) && URL.canParse(base));

const readApiBase = (base: string): string => {
  if (isApiBase(base)) return base.replace(/\/$/, '');
  throw new BuildError(`API_BASE is "${base}"; it has to be a path like /api or an address like https://host/api.`);
};

/** Whether a host is this machine. */
export const isOwnMachine = (hostname: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** @throws BuildError if a build for publishing would send sessions unencrypted; a service on this machine is for testing. */
export const assertSecure = ({ apiBase }: Pick<BuildSettings, 'apiBase'>): void => {
  if (!apiBase.startsWith('http:') || isOwnMachine(new URL(apiBase).hostname)) return;
  throw new BuildError(
    `API_BASE is "${apiBase}": sessions and debts would go there for anybody to read, and no page of https may call it. Name an address with https://; only one of this machine (localhost) may have http://.`,
  );
};

// Path segments that need no escaping anywhere, and that cannot be confused with a file of a build or a host's rule.
const PATH = /^\/?[a-z0-9][\w-]*(\/[a-z0-9][\w-]*)*\/?$/i;

/**
 * The path of `BASE_PATH` below which the pages are served, such as `/app`; empty for the root of their host.
 * @throws BuildError if it is not a valid path
 */
export const readBasePath = (env: Readonly<Record<string, string | undefined>>): string => {
  const path = env['BASE_PATH'] ?? '';
  if (!path || path === '/') return '';
  if (PATH.test(path)) return `/${path.replace(/^\/|\/$/g, '')}`;
  throw new BuildError(
    `BASE_PATH is "${path}"; it has to be a path of letters, digits, - and _, such as /app or /loans/app.`,
  );
};

const readIsAdapterOut = (value: string): boolean => {
  if (value === 'none' || !value) return !!value;
  throw new BuildError(`ADAPTER is "${value}"; it has to be none, or not to be there.`);
};

const withoutAdapter = { adapter: undefined, isAdapterOut: true } as const;

/** Reads the settings of a build. @throws BuildError with the reason if one of them is not valid. */
export const readSettings = async (env: NodeJS.ProcessEnv = process.env): Promise<BuildSettings> => ({
  ...(await readBrand(brandFolderOf(env))),
  ...(readIsAdapterOut(env['ADAPTER'] ?? '') && withoutAdapter),
  engine: readEngine(env['ENGINE'] || 'preact'),
  apiBase: readApiBase(env['API_BASE'] || '/api'),
  basePath: readBasePath(env),
  outDir: resolve(root, env['OUT_DIR'] || 'dist'),
  only: (env['PAGES'] ?? '').split(',').filter(Boolean),
  hasPreview: readSwitch('PREVIEW', env['PREVIEW']),
});

/**
 * The same settings for pages that use the sandbox as their service, which follows the contract: without the brand's own adapter, whose requests
 * the sandbox would not understand. Settings with the example's adapter stay as they are, because the sandbox implements its service too.
 */
export const besideSandbox = (settings: BuildSettings): BuildSettings =>
  settings.adapter && !isSample(settings) && settings.apiBase.startsWith('/')
    ? { ...settings, ...withoutAdapter }
    : settings;

/** A note that the pages are built without the brand's adapter; undefined if nothing is left out. */
export const noteOfAdapter = ({ isAdapterOut }: BuildSettings): string | undefined =>
  isAdapterOut
    ? "The brand's adapter is left out, for the sandbox speaks the contract. API_PROXY=<your service> npm run dev goes through it, and npm run conform checks it."
    : undefined;
