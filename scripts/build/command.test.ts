import { afterEach, expect, it, vi } from 'vitest';
import { BuildError } from './buildError.ts';
import { orExit } from './command.ts';

afterEach(() => {
  process.exitCode = undefined;
});

const wrapped = (error: Error): Error => Object.assign(new Error('Build failed'), { errors: [error] });

it.each([
  ['that the build has found', new BuildError('The texts are not complete.')],
  ['in an import', Object.assign(new Error("Could not resolve './a.ts'"), { code: 'UNRESOLVED_IMPORT' })],
])('A command says an error %s in one line, however often the bundler has wrapped it', async (_, error) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await orExit(() => Promise.reject(wrapped(wrapped(error))));
  expect(said.mock.calls).toEqual([[error.message]]);
  expect(process.exitCode).toBe(1);
});

it('A command throws any other error', async () => {
  await expect(orExit(() => Promise.reject(new TypeError('a mistake')))).rejects.toThrow('a mistake');
});
