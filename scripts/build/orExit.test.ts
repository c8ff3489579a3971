import { afterEach, expect, it, vi } from 'vitest';
import { BuildError } from './buildError.ts';
import { orExit } from './orExit.ts';

afterEach(() => {
  process.exitCode = undefined;
});

it('A command that builds says in one line what the bundler has been told is wrong with a source, and ends with 1', async () => {
  const wrong = 'The texts of pages/repay/messages.ts are not complete.';
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const wrapped = (error: Error): Error => Object.assign(new Error('Build failed'), { errors: [error] });
  await orExit(() => Promise.reject(wrapped(wrapped(new BuildError(wrong)))));
  expect(said.mock.calls).toEqual([[wrong]]);
  expect(process.exitCode).toBe(1);
});

it('A command that builds says without a stack which import leads nowhere', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const unresolved = Object.assign(new Error("Could not resolve './a.ts'"), { code: 'UNRESOLVED_IMPORT' });
  await orExit(() => Promise.reject(Object.assign(new Error('Build failed'), { errors: [unresolved] })));
  expect(said).toHaveBeenLastCalledWith("Could not resolve './a.ts'");
});

it('A command that builds throws any other error', async () => {
  await expect(orExit(() => Promise.reject(new TypeError('a mistake')))).rejects.toThrow('a mistake');
});
