import { type CallRoute, type Payload, pathAt, requestOf } from '../../shared/api/endpoint.ts';
import { readOrder } from '../../shared/api/endpoints/readOrder.ts';
import { readPeriodPlan } from '../../shared/api/endpoints/readPeriodPlan.ts';
import type { BuildFacts, ReadCall } from './outputFolder.ts';
import { loadAdapter } from './readAdapter.ts';
import type { BuildSettings } from './settings.ts';

/**
 * The payment plan and the order of nobody, asked for as the pages of a build do: by the contract, or as the brand's adapter makes
 * it of that.
 * @throws BuildError where the adapter cannot be read.
 */
export const readCallsOf = async ({
  apiBase,
  brand,
  adapter: files,
}: Pick<BuildSettings, 'apiBase' | 'brand' | 'adapter'>): Promise<
  Required<Pick<BuildFacts, 'readCall' | 'orderCall'>>
> => {
  const adapter = files ? await loadAdapter(files) : undefined;
  const page = { session: {}, headers: {}, lang: brand.defaultLanguage };
  const ofNobody = (route: CallRoute, payload: Payload): ReadCall => {
    const standard = requestOf(route, payload, page, apiBase + pathAt(route, brand));
    const { url, method, headers, body } =
      adapter?.adaptRequest({ name: route.name, payload, page, base: apiBase }, standard) ?? standard;
    return { url, method, headers, body: typeof body === 'string' ? body : undefined, isAdapted: !!adapter };
  };
  const key = { productId: undefined, orderId: undefined };
  return {
    readCall: ofNobody(readPeriodPlan, readPeriodPlan.payload(key)),
    orderCall: ofNobody(readOrder, readOrder.payload(key)),
  };
};
