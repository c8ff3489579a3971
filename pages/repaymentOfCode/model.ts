import { type CodeEnv, type StoredCode, storedCode } from '../../shared/features/codes/storedCode.ts';
import { copyCode } from '../../shared/features/core/copyCode.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import type { CopyEnv } from '../../shared/platform/env.ts';

/** How the code is shown: 1 with the channel's picture, 2 as a QR code with tips. */
export type CodeType = '1' | '2';

/** The legacy page of a pay code: what the previous page stored, and the service's current data. */
export interface EarlierCodeModel extends StoredCode {
  /** Undefined if the address names no order. */
  readonly orderId: string | undefined;
  readonly type: CodeType;
  readonly orderAddress: string;
  /** @returns whether the phone took it. */
  copy(code: string): Promise<boolean>;
}

/** The model of `/repaymentOfCode`. */
export const createRepaymentOfCode = (env: CopyEnv & CodeEnv): EarlierCodeModel => {
  const type = new URLSearchParams(env.navigator.search).get('type') === '2' ? '2' : '1';
  return {
    ...storedCode({ ...env, barcode: type === '2' ? 'qr' : undefined }),
    type,
    orderId: env.page.session.orderId,
    orderAddress: addressOf(env.page, 'loanDetail'),
    copy: (code) => copyCode(env, code),
  };
};
