import { expect } from 'vitest';

/** Whatever a test did: no object has gained anything. */
export const expectNothingPolluted = (): void => {
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(([] as { polluted?: unknown }).polluted).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
};
