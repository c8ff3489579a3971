const TIMEOUT_MS = 10_000;

/** Asks the device where it is. @returns its position, or the browser's own words why there is none. Never rejects. */
export const locate = (): Promise<string> =>
  new Promise((resolve) => {
    const { geolocation } = navigator as Partial<Navigator>;
    if (!geolocation) return resolve('This browser has no geolocation.');
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve(`${latitude}, ${longitude}, within ${Math.round(accuracy)} m`),
      ({ message }) => resolve(`No position: ${message}`),
      { timeout: TIMEOUT_MS },
    );
  });
