import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallName, endpoints } from '../../shared/api/allEndpoints.ts';
import * as serviceCodes from '../../shared/domain/serviceCodes.ts';
import { root } from '../build/root.ts';

/** A refusal code that pages handle in a special way. */
export interface ServiceCode {
  readonly code: string;
  /** Its meaning, from the docstring of its constant. */
  readonly means: string;
}

type CodeName = keyof typeof serviceCodes;

const codes: { readonly [Name in CodeName]: string } = { ...serviceCodes };

/** The calls that move money or sign a contract, and may carry an `Idempotency-Key`: of a pay code, a second one does no harm. */
export const moveOrSign: readonly CallName[] = (Object.keys(endpoints) as CallName[]).filter(
  (name) => name !== 'generatePayCode' && 'isBinding' in endpoints[name],
);

/** The calls whose pages handle each code; a test checks that every code is listed. */
export const heeded: { readonly [Name in CodeName]: readonly CallName[] } = {
  ALREADY_SUBMITTED: [...moveOrSign, 'bindCard', 'bindCardForLoan'],
  WRONG_SMS_CODE: ['confirmRepayment', 'register'],
  ALREADY_REGISTERED: ['sendSmsCode', 'register'],
  WRONG_CAPTCHA_FOR_SMS: ['sendSmsCode'],
  WRONG_CAPTCHA: ['register'],
};

const source = readFileSync(join(root, 'shared/domain/serviceCodes.ts'), 'utf8');

const meaningOf = (name: CodeName): string =>
  new RegExp(`/\\*\\* ([^\\n]*) \\*/\\nexport const ${name}\\b`).exec(source)?.[1] ?? '';

/** Returns the codes that a call's pages distinguish from other refusals. */
export const codesOf = (call: CallName): readonly ServiceCode[] =>
  (Object.keys(heeded) as CodeName[])
    .filter((name) => heeded[name].includes(call))
    .map((name) => ({ code: codes[name], means: meaningOf(name) }));
