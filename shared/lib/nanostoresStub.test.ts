import { describe, expect, it } from 'vitest';
import { listenKeys, subscribeKeys } from './nanostoresStub.ts';

describe('listenKeys', () => {
  it.each([listenKeys, subscribeKeys])('The stand-in for listening to keys says that it is one', (standIn) => {
    expect(standIn).toThrow('This build has no listenKeys');
  });
});
