import type { ScreenModel } from '../../shared/app/start.tsx';
import { copyCode } from '../../shared/features/core/copyCode/copyCode.ts';
import { type CodeEnv, type StoredCode, storedCode } from '../../shared/features/repayment/storedCode.ts';
import { addressOf } from '../../shared/navigation/open.ts';
import type { CopyEnv } from '../../shared/platform/env.ts';

/** The page of a pay code: what the previous page stored or, from a push or SMS link, the service's data. */
export interface CodeModel extends ScreenModel {
  readonly $code: StoredCode['$code'];
  readonly $parts: StoredCode['$parts'];
  /** Whether the code pays for a rollover. */
  readonly isRollover: StoredCode['isRollover'];
  /** Undefined if the address names no order. */
  readonly orderId: string | undefined;
  readonly orderAddress: string;
  /** @returns whether the phone took it. */
  copy(code: string): Promise<boolean>;
  refresh(): void;
}

/** The model of `/repaymentOfCode2`. */
export const createRepaymentOfCode2 = (env: CopyEnv & CodeEnv): CodeModel => {
  const stored = storedCode(env);

  return {
    ...stored,
    orderId: env.page.session.orderId,
    orderAddress: addressOf(env.page, 'loanDetail'),
    copy: (code) => copyCode(env, code),
  };
};
