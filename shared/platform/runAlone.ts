/** Runs alone among all tabs of this phone under this key; undefined, without running, while another tab does. */
export type RunAlone = <Value>(key: string, run: () => Promise<Value>) => Promise<Value | undefined>;

/**
 * A mark reaches another tab's process a moment after it was left: two taps in the same moment could both go out. Where the engine has
 * locks (Chromium 69, iOS 15.4), the second tab finds the first one's.
 */
export const runAlone: RunAlone = (key, run) => {
  const { locks } = navigator;
  if (!locks) return run();
  let running: ReturnType<typeof run> | undefined;
  return locks
    .request(key, { ifAvailable: true }, (lock) => {
      running = lock ? run() : undefined;
      return running;
    })
    .catch(() => running ?? run());
};
