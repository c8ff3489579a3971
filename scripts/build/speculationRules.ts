/**
 * Tells the browser to prerender the target of any link with this class as soon as there is one. The text is constant, because the page's policy
 * contains its hash; shared/navigation/prerenderAhead.ts adds the link.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { selector_matches: '.prerender' }, eagerness: 'immediate' }],
});
