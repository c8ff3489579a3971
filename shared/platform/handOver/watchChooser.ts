import { SLOW_MS } from './copyText.ts';

/**
 * To be called as a tap opens a chooser of files. Runs `onNothing` where the page has kept the focus for some seconds: an app on Android has a chooser
 * only if it was made for it, and else nothing happens. Every app on iOS has one, behind which the page keeps the focus.
 */
export const watchChooser = (onNothing: () => void): void => {
  if (!/Android/.test(navigator.userAgent)) return;
  const timer = setTimeout(onNothing, SLOW_MS);
  for (const sign of ['blur', 'visibilitychange', 'change'])
    addEventListener(sign, () => clearTimeout(timer), { once: true });
};
