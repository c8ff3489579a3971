import { state, statesOf } from '../State.ts';

/** The developer preview. */
export const testPreview = statesOf('testPreview', [
  state('plain', 'With what the address says', { query: { appName: 'Sample' }, shows: 'Device fields' }),
  state('edited', 'A field is edited', { steps: [{ fill: 'couponId', with: 'C-1' }], shows: 'Open a page' }),
  state('no-place', 'The device does not say where it is', {
    steps: [{ press: 'Check geolocation' }],
    shows: 'It was not allowed, or the page is not on a secure address.',
  }),
  state('bridge', 'A message is sent where there is no app', {
    steps: [{ press: 'dismissRepayment' }],
    shows: 'No app took it, and a browser does nothing.',
  }),
  state('photo', 'A photo is chosen', { steps: [{ photo: 'Take or choose a photo' }], shows: '60 × 40' }),
]);
