/** Whether an in-page route of this page has a document of its own: all in one would weigh too much. */
export const hasOwnDocument = (route: string): boolean => /^(addnormalcard|borrowDetail)$/.test(route);
