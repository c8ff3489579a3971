import { state, statesOf } from '../State.ts';

/** The state of the page that previews a React component from npm. */
export const qrPreview = statesOf('qrPreview', [state('plain', 'A pay code as a QR code', 'Pay code')]);
