import type { ComponentType } from 'react';
import type { NoticeGroup } from '../../shared/api/endpoints/repaymentInfo.ts';
import { type CodeEnv, type CodeRest, type StoredCode, storedCode } from '../../shared/features/codes/storedCode.ts';
import type { Later } from '../../shared/platform/loadLater.ts';

/** The rest of the page. */
export interface RepaymentOfCode2Parts extends CodeRest {
  readonly Instructions: ComponentType<{ readonly groups: readonly NoticeGroup[] }>;
}

/** The platform of the page. */
export interface RepaymentOfCode2Env extends CodeEnv {
  readonly later: Later<RepaymentOfCode2Parts>;
}

/** The page of a pay code: what the previous page stored or, from a push or SMS link, the service's data. */
export interface CodeModel extends StoredCode {
  readonly later: Later<RepaymentOfCode2Parts>;
}

/** The model of `/repaymentOfCode2`. */
export const createRepaymentOfCode2 = (env: RepaymentOfCode2Env): CodeModel => ({
  ...storedCode(env),
  later: env.later,
});
