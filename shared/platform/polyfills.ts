/**
 * What Chromium below 71 and iOS below 12.1 lack, and the libraries use, some of them as they are loaded: imported before
 * anything else.
 */
interface OldWindow {
  globalThis?: unknown;
  queueMicrotask?: (run: () => void) => void;
}

const addTo = (host: OldWindow): void => {
  host.globalThis = host;
  host.queueMicrotask ||= (run) => Promise.resolve().then(run);
};

// The build draws first views without a window.
if (typeof window !== 'undefined') addTo(window as unknown as OldWindow);

export {};
