import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pathAt } from '../../shared/api/endpoint.ts';
import type { AddressParameters, EarlyEndpoint } from '../../shared/app/pageConfig.ts';
import { OWN_NAMES } from '../../shared/app/pageConfig.ts';
import type { Brand } from '../../shared/brand/brand.ts';
import { SESSION_NAMES } from '../../shared/session/parameters.ts';
import { BuildError } from './buildError.ts';
import { afterBundle, type PageDraft } from './pageDraft.ts';
import { root } from './root.ts';
import type { BuildSettings } from './settings.ts';
import { buildClassicScript } from './viteBuild.ts';

const parameters: readonly string[] = [...SESSION_NAMES, ...OWN_NAMES];

// Each parameter's value is its own name, so that the payload shows which parameter goes into which field.
const names = Object.fromEntries(parameters.map((name) => [name, name])) as unknown as AddressParameters;

/**
 * What the head of a document needs to send a call: its route, and the parameters of the address that go into its fields. It is derived from the
 * endpoint itself, so that the two cannot differ: its payload function is called with the names of the parameters. @throws if the payload contains anything but unchanged parameters of the address.
 */
export const earlyCallPlan = (endpoint: EarlyEndpoint, brand: Brand) => {
  const { name, client, method } = endpoint;
  const payload = (endpoint.payload as (input: AddressParameters) => object)(names);
  const fields = Object.entries(payload);
  const odd = fields.find(([, value]) => !parameters.includes(value));
  if (odd) throw new BuildError(`The head cannot send ${name}: its ${odd[0]} is no parameter of the address.`);
  return { route: { name, client, method, path: pathAt(endpoint, brand) }, fields };
};

// One constant for each condition of shared/app/head.ts, so that the bundler leaves out what a page does not have.
const constantsOf = ({ settings: { brand, basePath }, page: { folder, facts }, languageFiles }: PageDraft) => ({
  __EARLY__: facts.early ? JSON.stringify(earlyCallPlan(facts.early, brand)) : 'null',
  __SCREEN__: JSON.stringify(folder),
  __APP_PARAMETER__: JSON.stringify(brand.app?.parameter ?? null),
  __APP_VALUES__: `/^(${brand.app?.values.join('|')})$/i`,
  __UNLESS_STORED__: String(!!facts.earlyUnlessStored),
  __IS_ROUTED__: String(!!facts.isRouted),
  __UNLESS_ROUTE__: String(facts.earlyUnlessRoute ?? null),
  __NEEDS__: JSON.stringify(facts.earlyNeeds ?? null),
  __OTHER_LANGUAGES__: JSON.stringify(languageFiles.map(({ language }) => language)),
  __LANGUAGE_FILES__: JSON.stringify(
    languageFiles[0] ? basePath + languageFiles[0].path.replace(/\w+\.json$/, '') : '',
  ),
});

// It sends one call, and needs no other's adapter.
const adapterOfHead = ({ adapter }: BuildSettings, early: EarlyEndpoint | undefined): BuildSettings['adapter'] => {
  const every = (early && adapter?.ofCalls[early.name]) ?? adapter?.every;
  return every ? { every, ofCalls: {} } : undefined;
};

/** Makes the script in the head of a document: the page's first call, and the texts of another language. */
export const headPlugin = (draft: PageDraft): Plugin =>
  afterBundle('head', async () => {
    const entry = join(root, 'shared/app/head.ts');
    const { settings, page } = draft;
    const adapter = adapterOfHead(settings, page.facts.early);
    draft.head = await buildClassicScript({ ...settings, adapter }, { entry, define: constantsOf(draft) });
  });
