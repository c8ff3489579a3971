import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import { pathAt, requestOf } from '../../shared/api/request.ts';
import type { ReadCall } from './outputFolder.ts';
import { loadAdapter } from './readAdapter.ts';
import type { BuildSettings } from './settings.ts';

/**
 * The payment plan of nobody, asked for as the pages of a build do: by the contract, or as the brand's adapter makes it of that.
 * @throws BuildError where the adapter cannot be read.
 */
export const readCallOf = async ({
  apiBase,
  brand,
  adapterFile,
}: Pick<BuildSettings, 'apiBase' | 'brand' | 'adapterFile'>): Promise<ReadCall> => {
  const page = { session: {}, headers: {}, lang: brand.defaultLanguage };
  const payload = readPeriodPlan.payload({ productId: undefined, orderId: undefined });
  const standard = requestOf(readPeriodPlan, payload, page, apiBase + pathAt(readPeriodPlan, brand));
  const { url, method, headers, body } = adapterFile
    ? (await loadAdapter(adapterFile)).adaptRequest(
        { name: readPeriodPlan.name, payload, page, base: apiBase },
        standard,
      )
    : standard;
  return { url, method, headers, body: typeof body === 'string' ? body : undefined, isAdapted: !!adapterFile };
};
