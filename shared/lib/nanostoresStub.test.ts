import { describe, expect, it } from 'vitest';
import { listenKeys, subscribeKeys } from './nanostoresStub.ts';

describe('listenKeys', () => {
  it.each([listenKeys, subscribeKeys])(
    'The stand-in for listening to single keys says that it is one when it is called',
    (standIn) => {
      expect(standIn).toThrow('This build has no listenKeys');
    },
  );
});
