import { expect, it } from 'vitest';
import { assertFree, readListenAt } from './httpServer.ts';

it('Port and host are those of the environment, and the defaults where it names none', () => {
  expect(readListenAt({}, 4173)).toEqual({ port: 4173, host: '127.0.0.1' });
  expect(readListenAt({ PORT: '', HOST: '' }, 4173)).toEqual({ port: 4173, host: '127.0.0.1' });
  expect(readListenAt({ PORT: '8080', HOST: '0.0.0.0' }, 4173)).toEqual({ port: 8080, host: '0.0.0.0' });
});

it.each(['abc', '-1', '65536', '80.5', '4173 '])('PORT=%j is told to be none', (PORT) => {
  expect(() => readListenAt({ PORT }, 4173)).toThrow(`PORT is "${PORT}"`);
});

it('A host that this machine is not is told, too', async () => {
  await expect(assertFree({ port: 0, host: '192.0.2.1' })).rejects.toThrow('address not available 192.0.2.1');
});
