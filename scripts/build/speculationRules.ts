/**
 * Tells the browser to prerender where any link with this class leads, as soon as there is one. It stands in the document as
 * it is, for the page's policy names it by its hash; shared/navigation/prerenderAhead.ts adds the link.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { selector_matches: '.prerender' }, eagerness: 'immediate' }],
});
