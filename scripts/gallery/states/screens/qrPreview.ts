import { state, statesOf } from '../State.ts';

/** A React component from npm. */
export const qrPreview = statesOf('qrPreview', [state('plain', 'A pay code as a QR code', 'Pay code')]);
