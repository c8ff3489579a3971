import { toQuery } from '../session/parameters.ts';

/** An address with these values in its query too, before any `#`; the rest of it stays letter for letter. */
export const addToQuery = (
  address: string,
  values: { readonly [name: string]: string | number | undefined },
): string => {
  const query = toQuery(values);
  const [place = ''] = address.split('#');
  return place + (query && (place.includes('?') ? '&' : '?') + query) + address.slice(place.length);
};
