import type { InPageRoutes } from '../../shared/navigation/inPageRoute.ts';
import type { Env } from '../../shared/platform/env.ts';

/** The hashes of the in-page routes that have documents of their own. */
export const OWN_DOCUMENTS: RegExp = /^#\/(addnormalcard|borrowDetail)(\?|$)/;

/** @returns whether an in-page route of this page has a document of its own, because a single document for all would be too large. */
export const hasOwnDocument = (route: string): boolean => OWN_DOCUMENTS.test(`#/${route}`);

/** Opens the document of the route in the address. If the route changes before it has loaded, the page is loaded anew. */
export const openOwnDocument = ({ navigator }: Env, routes: InPageRoutes): void => {
  routes.redirect();
  routes.onChange(() => navigator.reload());
};
