import { describe, expect, it, vi } from 'vitest';
import { deviceChecks } from './deviceChecks.ts';

describe('where the device is', () => {
  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
    [99, 'unavailable'],
  ])('is not known where the browser says %i: %s', async (code, reason) => {
    const getCurrentPosition = (_: unknown, failed: (error: unknown) => void) => failed({ code });
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
    expect(await deviceChecks.locate()).toEqual({ kind: 'failed', reason });
  });

  it('is not known where the browser has no geolocation', async () => {
    vi.stubGlobal('navigator', {});
    expect(await deviceChecks.locate()).toEqual({ kind: 'failed', reason: 'absent' });
  });
});

it('A chosen file is told by its facts alone where it is no picture, or the browser too old', async () => {
  const file = new File(['abcd'], 'id.png', { type: 'image/png' });
  const facts = { name: 'id.png', type: 'image/png', sizeBytes: 4, picture: undefined };
  for (const draw of [() => Promise.reject(new Error('no picture')), undefined]) {
    vi.stubGlobal('createImageBitmap', draw);
    expect(await deviceChecks.read(file)).toEqual(facts);
  }
});
