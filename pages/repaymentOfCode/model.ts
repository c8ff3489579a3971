import { type CodeEnv, type StoredCode, storedCode } from '../../shared/features/codes/storedCode.ts';

/** How the code is shown: 1 with the channel's picture, 2 as a QR code with tips. */
export type CodeType = '1' | '2';

/** The legacy page of a pay code: what the previous page stored, and the service's current data. */
export interface EarlierCodeModel extends StoredCode {
  readonly type: CodeType;
}

/** The model of `/repaymentOfCode`. */
export const createRepaymentOfCode = (env: CodeEnv): EarlierCodeModel => {
  const type = new URLSearchParams(env.navigator.search).get('type') === '2' ? '2' : '1';
  return { ...storedCode({ ...env, barcode: type === '2' ? 'qr' : undefined }), type };
};
