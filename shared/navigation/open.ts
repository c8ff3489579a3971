import { type PageParameters, toQuery } from '../session/parameters.ts';
import { pathOf, type Screen } from './screens.ts';

type Extra = { readonly [name: string]: string | undefined };

/**
 * The address of another page of this site, with the borrower's session, headers and language on it.
 * `extra` adds parameters or changes those of the session for that page.
 */
export const addressOf = ({ session, headers, lang }: PageParameters, screen: Screen, extra: Extra = {}): string => {
  const query = toQuery({ ...session, ...headers, lang, ...extra });
  return pathOf(screen) + (query && `?${query}`);
};
