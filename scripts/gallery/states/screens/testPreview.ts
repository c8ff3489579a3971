import { state, statesOf } from '../State.ts';

/** The states of the developer preview. */
export const testPreview = statesOf('testPreview', [
  state('plain', 'With what the address says', 'Device fields', { query: { appName: 'Sample' } }),
  state('edited', 'A field is edited', 'Open a page', { steps: [{ fill: 'couponId', with: 'C-1' }] }),
  state(
    'no-place',
    'The device does not say where it is',
    'It was not allowed, or the page is not on a secure address.',
    { steps: [{ press: 'Check geolocation' }] },
  ),
  state('bridge', 'A message is sent where there is no app', 'No app took it, and a browser does nothing.', {
    steps: [{ press: 'dismissRepayment' }],
  }),
  state('photo', 'A photo is chosen', '60 × 40', { steps: [{ photo: 'Take or choose a photo' }] }),
]);
