import type { Call } from '../api/settle.ts';
import type { Queue } from './queue.ts';

/** Runs when a frame is on its way to the screen: its callbacks have run, and the next task begins. */
const afterFrame = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};

/** Wraps a client so that it reports when a call is sent, its outcome, and when the frame after that is on screen. */
export const reportCalls = (call: Call, queue: Queue | undefined): Call => {
  if (!queue) return call;
  return (endpoint, given, options) => {
    const { name } = endpoint;
    queue.report('onCall', name);
    const ended = call(endpoint, given, options);
    void ended.then((outcome) => {
      queue.report('onCall', name, outcome);
      // A hidden page gets no frame until the borrower returns, so its time would mean nothing.
      const { hidden } = document;
      // The page renders the outcome in the next frame.
      afterFrame(() => {
        if (!hidden) queue.report('onShown', name, performance.now());
        queue.load?.();
      });
    });
    return ended;
  };
};
