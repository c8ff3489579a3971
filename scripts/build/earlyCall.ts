import type { CallRoute } from '../../shared/api/endpoint.ts';
import { pathAt } from '../../shared/api/request.ts';
import type { AddressParameters, EarlyEndpoint } from '../../shared/app/pageConfig.ts';
import type { Brand } from '../../shared/brand/brand.ts';
import { OWN_NAMES, SESSION_NAMES } from '../../shared/session/names.ts';
import { BuildError } from './buildError.ts';

/** What the head of a document needs to send a call: its route, and the parameters of the address that it contains. */
export interface EarlyCallPlan {
  readonly route: CallRoute;
  readonly fields: readonly (readonly [field: string, parameter: string])[];
}

const parameters: readonly string[] = [...SESSION_NAMES, ...OWN_NAMES];

// Each parameter's value is its own name, so that the payload shows which parameter goes into which field.
const names = Object.fromEntries(parameters.map((name) => [name, name])) as unknown as AddressParameters;

/**
 * The plan of a call that the head sends, derived from the endpoint itself, so that the two cannot differ: its payload function is called with the
 * names of the parameters. @throws if the payload contains anything but unchanged parameters of the address.
 */
export const earlyCallPlan = (endpoint: EarlyEndpoint, brand: Brand): EarlyCallPlan => {
  const { name, client, method } = endpoint;
  const payload = (endpoint.payload as (input: AddressParameters) => object)(names);
  const fields = Object.entries(payload);
  const odd = fields.find(([, value]) => !parameters.includes(value));
  if (odd) throw new BuildError(`The head cannot send ${name}: its ${odd[0]} is no parameter of the address.`);
  return { route: { name, client, method, path: pathAt(endpoint, brand) }, fields };
};
