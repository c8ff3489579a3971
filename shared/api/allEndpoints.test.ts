import { describe, expect, it } from 'vitest';
import { endpoints, endpointsWithoutScreen } from './allEndpoints.ts';

describe('The endpoints that no screen calls', () => {
  const names = Object.keys(endpointsWithoutScreen);

  it('have a name each, so that a lender can map them', () => {
    expect(names).toHaveLength(57);
    for (const name of ['Login init', 'submit UTR', 'contacts upload']) expect(names).toContain(name);
  });

  it('have a path each, which no other call has', () => {
    const paths = [...Object.values(endpointsWithoutScreen), ...Object.values(endpoints).map(({ path }) => path)];
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !path.startsWith('/'))).toEqual([]);
  });
});
