/** Runs `run` in one tab of this phone at a time per key. @returns undefined, without running it, while another tab runs. */
export type RunAlone = <Value>(key: string, run: () => Promise<Value>) => Promise<Value | undefined>;

/**
 * Another tab's process sees a written record with a short delay, so two taps at the same moment could both send. Engines with the
 * Web Locks API (Chromium 69, iOS 15.4) prevent that; on others, `run` runs without a lock.
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
