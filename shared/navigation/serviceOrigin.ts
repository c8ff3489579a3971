declare const __API_BASE__: string;

/** The origin of the service for a page of `origin`, as `https://host`. */
export const serviceOrigin = (origin: string): string => new URL(__API_BASE__, origin).origin;
