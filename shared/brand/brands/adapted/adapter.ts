/**
 * An adapter for a service with other paths, names, units and codes, an envelope like that of JSON:API, and a bearer token:
 *
 *     POST /api/rest/read-order, Authorization: Bearer <session>
 *     { "data": { "type": "read-order", "attributes": { "order-id": "170001" }, "meta": { "client-type": "android" } } }
 *
 *     { "data": { "type": "read-order", "attributes": { "repay-amount": "1500.50" } } }
 *     { "errors": [{ "code": "order-not-found", "detail": "We cannot find this order." }] }
 */
import type { AdaptRequest, AdaptResponse } from '../../adapter.ts';

const JSON_API = 'application/vnd.api+json';

const toKebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const toCamel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// The service writes money in whole units with two decimals; the contract uses cents.
const MONEY = /amount$/i;
const toCents = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+\.\d\d$/.test(value) ? Number(value.replace('.', '')) : value;

const fromService = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(fromService);
  if (!isObject(value)) return value;
  const fields = Object.keys(value).map((name): [string, unknown] => {
    const own = fromService(value[name]);
    return [toCamel(name), MONEY.test(name) ? toCents(own) : own];
  });
  return fields.reduce<{ [name: string]: unknown }>((all, [name, own]) => {
    all[name] = own;
    return all;
  }, {});
};

const inKebab = (fields: { readonly [name: string]: unknown }): { readonly [name: string]: unknown } =>
  Object.keys(fields).reduce<{ [name: string]: unknown }>((all, name) => {
    all[toKebab(name)] = fields[name];
    return all;
  }, {});

/** Every call is a POST to a path made from its name. The session is sent as a bearer token, and no address contains personal data. */
export const adaptRequest: AdaptRequest = ({ name, payload, page, base }, standard) => {
  const { sessionId, userId: _, mobilePhone: __, ...meta } = page.session;
  const isForm = payload instanceof FormData;
  return {
    ...standard,
    url: `${base}/rest/${toKebab(name)}`,
    method: 'POST',
    headers: {
      ...standard.headers,
      ...(!isForm && { 'Content-Type': JSON_API }),
      ...(sessionId && { Authorization: `Bearer ${sessionId}` }),
    },
    body: isForm
      ? payload
      : JSON.stringify({ data: { type: toKebab(name), attributes: inKebab(payload), meta: inKebab(meta) } }),
  };
};

/** `data.attributes` is the contract's data in other names and units; `errors` is a refusal, but not with a status that says the service has failed. */
export const adaptResponse: AdaptResponse = (_, { status, body }) => {
  if (!isObject(body) || status >= 500) return undefined;
  const { data, errors } = body;
  if (Array.isArray(errors) && isObject(errors[0])) return { code: errors[0]['code'], message: errors[0]['detail'] };
  return isObject(data) ? { code: 0, message: '', data: fromService(data['attributes']) } : undefined;
};
