/** Does nothing: a usual single-page app loads a screen's chunk on navigation, and a prefetched document would be of no use to it. */
export const fetchAhead = (): void => {};

export const prerenderAhead = fetchAhead;
