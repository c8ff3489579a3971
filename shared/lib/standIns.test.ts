import { describe, expect, it } from 'vitest';
import destr, { listenKeys, subscribeKeys, withBase, withQuery } from './standIns.ts';

describe('listenKeys', () => {
  it.each([listenKeys, subscribeKeys])(
    'The stand-in for listening to single keys says that it is one when it is called',
    (standIn) => {
      expect(standIn).toThrow('This build has no listenKeys');
    },
  );
});

describe('lean', () => {
  it.each([
    ['ufo', withBase],
    ['ufo', withQuery],
    ['destr', destr],
  ])('The stand-in for %s throws when it is called', (name, standIn) => {
    expect(standIn).toThrow(name);
  });
});
