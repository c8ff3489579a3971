import type { CallName } from '../../shared/api/allEndpoints.ts';
import { type CodeInfo, dueDateOf } from '../../shared/api/endpoints/codeInfo.ts';
import { readCodeRows, readOwedOn } from '../../shared/api/endpoints/codePurpose.ts';
import { readPayNotices } from '../../shared/api/endpoints/payNotices.ts';

/** Reads more of an answer after its parser has, from what the parser kept as it came. */
type LaterReader = (info: CodeInfo) => unknown;

const ofEachCode: { readonly [name: string]: LaterReader } = { payNotices: readPayNotices, codeDueDate: dueDateOf };

/** What later parts of a page read of a call's answer, beside its parser; the page of a pay code does. */
export const laterReaders: { readonly [Name in CallName]?: { readonly [name: string]: LaterReader } } = {
  readPeriodPlan: { ...ofEachCode, codeRows: readCodeRows },
  readDelayPlan: { ...ofEachCode, owedOnThatDay: (info) => readOwedOn(info, dueDateOf(info)) },
};
