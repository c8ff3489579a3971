/**
 * Functions that the libraries use and that Chromium below 71 and iOS below 12.1 lack. Some libraries use them while they load, so this
 * file has to be imported first.
 */
interface OldWindow {
  globalThis?: unknown;
  queueMicrotask?: (run: () => void) => void;
}

const addTo = (host: OldWindow): void => {
  host.globalThis = host;
  host.queueMicrotask ||= (run) => Promise.resolve().then(run);
};

// The build prerenders first views without a window.
if (typeof window !== 'undefined') addTo(window as unknown as OldWindow);

export {};
