import { join } from 'node:path';
import type { Adapter } from '../../shared/brand/adapter.ts';
import { root } from './root.ts';
import { runFiles } from './runSource.ts';

/** What adapts nothing: the contract, for calls without a file in a folder without adapter.ts. */
export const ASIS = join(root, 'shared/api/adapter/asIs.ts');

/** The files of a brand's adapter: `adapter.ts`, and those in `adapter/`, each for the call that it is named after. */
export interface AdapterFiles {
  readonly every: string | undefined;
  readonly ofCalls: { readonly [call: string]: string };
}

/** Loads an adapter as one, which hands each call to its file. Their types have been checked. @throws BuildError where a file cannot be read. */
export const loadAdapter = async ({ every = ASIS, ofCalls }: AdapterFiles): Promise<Adapter> => {
  const names = Object.keys(ofCalls);
  const [others, ...own] = (await runFiles([every, ...Object.values(ofCalls)])) as unknown as Adapter[];
  const of = (name: string): Adapter => own[names.indexOf(name)] ?? (others as Adapter);
  return {
    adaptRequest: (call, standard) => of(call.name).adaptRequest(call, standard),
    adaptResponse: (name, answer) => of(name).adaptResponse(name, answer),
  };
};
