import type { InPageRoutes } from '../../shared/navigation/inPageRoute.ts';
import type { Env } from '../../shared/platform/env.ts';

/** Whether an in-page route of this page has a document of its own: all in one would weigh too much. */
export const hasOwnDocument = (route: string): boolean => /^(addnormalcard|borrowDetail)$/.test(route);

/** Leaves for the document of the route in the address. Where that changes before it has come, the page is loaded anew. */
export const openOwnDocument = ({ navigator }: Env, routes: InPageRoutes): void => {
  routes.redirect();
  routes.onChange(() => navigator.reload());
};
