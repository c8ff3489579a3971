import type { Call } from '../api/settle.ts';
import type { Queue } from './queue.ts';

/** Runs when a frame is on its way to the screen: its callbacks have run, and the next task begins. */
const afterFrame = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};

/** A client that tells of its calls: that they leave, and what becomes of them. */
export const reportCalls = (call: Call, queue: Queue | undefined): Call => {
  if (!queue) return call;
  return (endpoint, given, options) => {
    const { name } = endpoint;
    queue.report('onCall', name);
    const ended = call(endpoint, given, options);
    void ended.then((outcome) => {
      queue.report('onCall', name, outcome);
      // Out of sight no frame comes before the borrower does.
      const { hidden } = document;
      // Whatever the page makes of it is drawn in the next frame.
      afterFrame(() => {
        if (!hidden) queue.report('onShown', name, performance.now());
        queue.load?.();
      });
    });
    return ended;
  };
};
