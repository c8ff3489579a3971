import { endpoints as appEndpoints, type CallName } from '../../shared/api/allEndpoints.ts';
import { type Endpoint, pathAt, type ServiceAddress } from '../../shared/api/endpoint.ts';
import { type Kind, lenderFolder, ownFiles } from './ownFiles.ts';
import { root } from './root.ts';
import { runFiles } from './runSource.ts';

// What they import of the app is this process's own: the kind of a field is known by its reader.
const OF_APP = new RegExp(`^${root.replace(/[^\w/-]/g, '\\$&')}/(?!virtual:)`);

/** What files of a lender's folder export. */
export const runOwn = async (files: readonly string[]): Promise<readonly { readonly [name: string]: unknown }[]> =>
  files.length ? runFiles(files, [], { __API_BASE__: '"/api"' }, OF_APP) : [];

/** What the lender's files of a kind export under their own names. */
export const ownExports = async <Value>(kind: Kind): Promise<{ readonly [name: string]: Value }> => {
  const files = [...ownFiles(lenderFolder, kind)];
  const modules = await runOwn(files.map(([, file]) => file));
  return Object.fromEntries(files.map(([name], at) => [name, modules[at]?.[name] as Value]));
};

const own = await ownExports<Endpoint<never, unknown>>('endpoints');

/** Every call of the lender's service by its name, for tools: the app's, and those of `endpoints/` in the lender's folder. */
export const endpoints: typeof appEndpoints = { ...appEndpoints, ...own };

/** The names of all calls. */
export const callNames = Object.keys(endpoints) as readonly CallName[];

/** The file that describes a call. */
export const fileOfCall = (name: CallName): string =>
  ownFiles(lenderFolder, 'endpoints').get(name) ?? `shared/api/endpoints/${name}.ts`;

/** @returns the names of all calls by their paths at a service, below its base. */
export const callNamesByPath = (
  at: Pick<ServiceAddress, 'paths' | 'service'>,
  base: string,
): ReadonlyMap<string, CallName> => new Map(callNames.map((name) => [base + pathAt(endpoints[name], at), name]));
