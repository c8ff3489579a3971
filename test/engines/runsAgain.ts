/**
 * How often a test in a browser that failed is run again. In CI once, for its machine may be busy with anything: the
 * report names what passed only then, and several such tests fail the run. Whoever works on the code hears of it at once.
 */
export const RUNS_AGAIN = process.env['CI'] ? 1 : 0;
