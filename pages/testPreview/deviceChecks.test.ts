import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceChecks } from './deviceChecks.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const withGeolocation = (ask: (found: (position: unknown) => void, failed: (error: unknown) => void) => void) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: ask } });

describe('where the device is', () => {
  it('comes in degrees, with how far it may be off', async () => {
    withGeolocation((found) => found({ coords: { latitude: 14.5, longitude: 121.02, accuracy: 19.6 } }));
    expect(await deviceChecks.locate()).toEqual({
      kind: 'found',
      latitude: 14.5,
      longitude: 121.02,
      withinMetres: 20,
    });
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
    [99, 'unavailable'],
  ])('is not known where the browser says %i: %s', async (code, reason) => {
    withGeolocation((_, failed) => failed({ code }));
    expect(await deviceChecks.locate()).toEqual({ kind: 'none', reason });
  });

  it('is not known where the browser has no geolocation', async () => {
    vi.stubGlobal('navigator', {});
    expect(await deviceChecks.locate()).toEqual({ kind: 'none', reason: 'absent' });
  });
});

describe('a chosen file', () => {
  const file = new File(['abcd'], 'id.png', { type: 'image/png' });
  const facts = { name: 'id.png', type: 'image/png', sizeBytes: 4 };

  it('is told with its picture where the browser can draw it', async () => {
    const picture = { width: 3, height: 4 };
    vi.stubGlobal('createImageBitmap', async () => picture);
    expect(await deviceChecks.read(file)).toEqual({ ...facts, picture });
  });

  it('is told by its facts alone where it is no picture, or the browser too old', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    expect(await deviceChecks.read(file)).toEqual({ ...facts, picture: undefined });
    vi.stubGlobal('createImageBitmap', undefined);
    expect(await deviceChecks.read(file)).toEqual({ ...facts, picture: undefined });
  });
});
