/*
 * The one way to hand something to the phone. Webviews leave some of what browsers promise pending for ever, or do nothing: each way is asked for
 * once, and after a time the next one is offered.
 */

// Nobody waits longer with their finger on a button. A share sheet may be open longer than this: what comes of it counts all the same.
export const SLOW_MS = 4000;

/** @returns what a step of the phone came to; `otherwise` where it failed, or nothing came of it within some seconds. */
export const within = <Result>(step: Promise<Result>, otherwise: Result): Promise<Result> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(otherwise), SLOW_MS);
    step.then(resolve, () => resolve(otherwise));
  });
