import { statesOf } from '../State.ts';

/** The developer preview. */
export const testPreview = statesOf('testPreview', [
  { name: 'plain', title: 'With what the address says', query: { appName: 'Sample' }, shows: 'Device fields' },
  {
    name: 'edited',
    title: 'A field is edited',
    steps: [{ fill: 'couponId', with: 'C-1' }],
    shows: 'Open a page',
  },
  {
    name: 'no-place',
    title: 'The device does not say where it is',
    steps: [{ press: 'Check geolocation' }],
    shows: 'It was not allowed, or the page is not on a secure address.',
  },
  {
    name: 'bridge',
    title: 'A message is sent where there is no app',
    steps: [{ press: 'dismissRepayment' }],
    shows: 'No app took it, and a browser does nothing.',
  },
  {
    name: 'photo',
    title: 'A photo is chosen',
    steps: [{ photo: 'Take or choose a photo' }],
    shows: '60 × 40',
  },
]);
