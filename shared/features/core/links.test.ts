import { expect, it, vi } from 'vitest';
import { testEnv } from '../../../test/support/testEnv.ts';
import { checkLink, follow } from './links.ts';

vi.mock('../../brand/current.ts', async (original) => ({
  ...(await original<typeof import('../../brand/current.ts')>()),
  hosts: ['pay.example'],
}));

it('A link is followed, or shown, only at a host that the brand lists', () => {
  const { env, moves } = testEnv({ search: '' });
  for (const url of ['https://pay.example/1', 'https://evil.example/1']) follow(env, url);
  expect(moves).toEqual(['assign https://pay.example/1']);
  expect(checkLink(env, 'https://evil.example/1')).toBeUndefined();
});
