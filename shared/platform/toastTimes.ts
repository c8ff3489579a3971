/** How long a toast stands where nothing else is said, and how long information, success and server messages do. */
export const DEFAULT_TOAST_MS = 3000;
export const SHORT_TOAST_MS = 2000;
