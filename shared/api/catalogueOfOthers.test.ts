import { describe, expect, it } from 'vitest';
import * as catalogue from './catalogue.ts';
import { endpointsWithoutScreen } from './catalogueOfOthers.ts';

describe('The endpoints that no screen calls', () => {
  const names = Object.keys(endpointsWithoutScreen);

  it('stand in the catalogue by name, so that a lender can map them', () => {
    expect(names).toHaveLength(57);
    for (const name of [
      'Login init',
      'submit UTR',
      'calculator: emi-adv',
      'bookkeeping: upload image',
      'contacts upload',
    ])
      expect(names).toContain(name);
  });

  it('have a path each, which no other call has', () => {
    const paths = [...Object.values(endpointsWithoutScreen), ...Object.values(catalogue).map(({ path }) => path)];
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !path.startsWith('/'))).toEqual([]);
  });
});
