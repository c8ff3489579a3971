import { expect, it } from 'vitest';
import destr from './destr.ts';
import { withBase, withQuery } from './ufo.ts';

it.each([
  ['withBase', withBase],
  ['withQuery', withQuery],
  ['destr', destr],
])('The stand-in for %s says that it is one when it is called', (name, standIn) => {
  expect(standIn).toThrow(`This build has no ${name}`);
});
