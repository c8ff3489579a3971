import { expect, it } from 'vitest';
import { galleryBrands } from './brands.ts';
import { galleriesAt } from './galleriesAt.ts';

const brands = galleryBrands({});

it('Galleries are served at the port that is named and the next, on the host that is named', async () => {
  const addresses = (await galleriesAt({ port: 4300, host: '192.0.2.1' }, brands)).map(({ address }) => address);
  expect(addresses).toEqual(['http://192.0.2.1:4300/gallery/', 'http://192.0.2.1:4301/gallery/']);
});

it('Galleries are served where there is room, each by itself, with port 0', async () => {
  const ports = (await galleriesAt({ port: 0, host: '127.0.0.1' }, brands)).map(({ port }) => port);
  expect(ports).toEqual([expect.any(Number), expect.any(Number)]);
  expect(ports.every((port) => port > 0)).toBe(true);
  expect(new Set(ports).size).toBe(2);
});
