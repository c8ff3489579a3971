import type { ComponentType } from 'react';
import type { NoticeGroup } from '../../shared/api/endpoints/repaymentInfo.ts';
import { type CodeEnv, type CodeRest, type StoredCode, storedCode } from '../../shared/features/codes/storedCode.ts';
import { copyCode } from '../../shared/features/core/copyCode.ts';
import { addressOf } from '../../shared/navigation/screens.ts';
import type { CopyEnv } from '../../shared/platform/env.ts';
import type { Later } from '../../shared/platform/loadLater.ts';

/** The rest of the page. */
export interface RepaymentOfCode2Parts extends CodeRest {
  readonly Instructions: ComponentType<{ readonly groups: readonly NoticeGroup[] }>;
}

/** The platform of the page. */
export interface RepaymentOfCode2Env extends CopyEnv, CodeEnv {
  readonly later: Later<RepaymentOfCode2Parts>;
}

/** The page of a pay code: what the previous page stored or, from a push or SMS link, the service's data. */
export interface CodeModel extends StoredCode {
  readonly later: Later<RepaymentOfCode2Parts>;
  /** Undefined if the address names no order. */
  readonly orderId: string | undefined;
  readonly orderAddress: string;
  /** @returns whether the phone took it. */
  copy(code: string): Promise<boolean>;
}

/** The model of `/repaymentOfCode2`. */
export const createRepaymentOfCode2 = (env: RepaymentOfCode2Env): CodeModel => {
  return {
    ...storedCode(env),
    later: env.later,
    orderId: env.page.session.orderId,
    orderAddress: addressOf(env.page, 'loanDetail'),
    copy: (code) => copyCode(env, code),
  };
};
