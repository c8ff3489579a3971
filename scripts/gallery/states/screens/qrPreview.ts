import { statesOf } from '../State.ts';

/** A React component from npm. */
export const qrPreview = statesOf('qrPreview', [
  { name: 'plain', title: 'A pay code as a QR code', shows: 'Pay code' },
]);
