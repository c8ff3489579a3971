/** Why a device reports no position. */
export type PositionError = 'absent' | 'denied' | 'unavailable' | 'timeout';

/** The position of a device, in degrees and metres, or why there is none. */
export type Position =
  | { readonly kind: 'found'; readonly latitude: number; readonly longitude: number; readonly withinMetres: number }
  | { readonly kind: 'failed'; readonly reason: PositionError };

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

/** Asks a real device where it is. Never rejects. */
export const locate = (): Promise<Position> => {
  const { geolocation } = navigator as Partial<Navigator>;
  return geolocation ? ask(geolocation) : Promise.resolve(failed('absent'));
};
