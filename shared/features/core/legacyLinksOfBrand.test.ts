import { expect, it, vi } from 'vitest';
import { testEnv } from '../../../test/support/testEnv.ts';
import { followLegacyLink } from './legacyLinks.ts';

vi.mock('../../brand/current.ts', async (load) => ({
  ...(await load<typeof import('../../brand/current.ts')>()),
  appSchemes: ['otherapp'],
}));

const messagesFor = (url: string) => {
  const { env, messages } = testEnv({ search: '', app: 'android' });
  followLegacyLink(env, url);
  return messages.length;
};

it.each(['otherapp://pay', 'OTHERAPP://pay', 'sampleloan://pay', 'app/login', 'tel:0917 555 0100'])(
  'A brand that lists schemes of apps lets %s through, for it is listed, its own, a place or a plain number',
  (url) => {
    expect(messagesFor(url)).toBe(1);
  },
);

it.each(['market://details?id=x', 'mailto:a@b.example', 'otherapps://x', 'otherapp:javascript:x'])(
  'and keeps %s from the app',
  (url) => {
    expect(messagesFor(url)).toBe(0);
  },
);
