import { afterEach, expect, it, vi } from 'vitest';
import { BuildError } from './buildError.ts';
import { orExit } from './orExit.ts';

afterEach(() => {
  process.exitCode = undefined;
});

it.each([
  ['by itself', new BuildError('pages/repay/messages.ts lacks the text fil.title.')],
  [
    'by way of the bundler',
    Object.assign(new Error('Build failed'), {
      errors: [new BuildError('pages/repay/messages.ts lacks the text fil.title.')],
    }),
  ],
])(
  'A command that builds says what is wrong with a source in one line, thrown %s, and ends with 1',
  async (_, error) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await orExit(() => Promise.reject(error));
    expect(said.mock.calls).toEqual([['pages/repay/messages.ts lacks the text fil.title.']]);
    expect(process.exitCode).toBe(1);
  },
);

it('A command that builds throws any other error', async () => {
  await expect(orExit(() => Promise.reject(new TypeError('a mistake')))).rejects.toThrow('a mistake');
});
