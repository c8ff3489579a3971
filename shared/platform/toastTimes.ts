/** How long a toast is shown by default, and how long information, success and server messages are shown, in ms. */
export const DEFAULT_TOAST_MS = 3000;
export const SHORT_TOAST_MS = 2000;
