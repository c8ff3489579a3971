/** Why a device reports no position. */
export type PositionError = 'absent' | 'denied' | 'unavailable' | 'timeout';

/** The position of a device, in degrees and metres, or why there is none. */
export type Position =
  | { readonly kind: 'found'; readonly latitude: number; readonly longitude: number; readonly withinMetres: number }
  | { readonly kind: 'failed'; readonly reason: PositionError };

/** A chosen file. `picture` is undefined if this browser cannot draw it. */
export interface Photo {
  readonly name: string;
  readonly type: string;
  readonly sizeBytes: number;
  readonly picture: ImageBitmap | undefined;
}

/** The checks of a device. Neither ever rejects. */
export interface DeviceChecks {
  locate(): Promise<Position>;
  read(file: File): Promise<Photo>;
}

const TIMEOUT_MS = 10_000;

const failed = (reason: PositionError): Position => ({ kind: 'failed', reason });

// By the numbers of GeolocationPositionError.
const reasons: { readonly [code: number]: PositionError } = { 1: 'denied', 3: 'timeout' };

const ask = (geolocation: Geolocation): Promise<Position> =>
  new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ kind: 'found', latitude, longitude, withinMetres: Math.round(accuracy) }),
      ({ code }) => resolve(failed(reasons[code] ?? 'unavailable')),
      { timeout: TIMEOUT_MS },
    );
  });

const pictureOf = (file: File): Promise<ImageBitmap | undefined> =>
  typeof createImageBitmap === 'function' ? createImageBitmap(file).catch(() => undefined) : Promise.resolve(undefined);

/** The checks of a real device. */
export const deviceChecks: DeviceChecks = {
  locate: () => {
    const { geolocation } = navigator as Partial<Navigator>;
    return geolocation ? ask(geolocation) : Promise.resolve(failed('absent'));
  },
  read: async (file) => ({
    name: file.name,
    type: file.type,
    sizeBytes: file.size,
    picture: await pictureOf(file),
  }),
};
