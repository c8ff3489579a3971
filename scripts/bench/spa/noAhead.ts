/** A single page usually loads a screen's chunk when it is asked for, and nothing ahead; a document would be of no use to it. */
export const fetchAhead = (): void => {};

export const prerenderAhead = fetchAhead;
