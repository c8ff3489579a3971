import { type CallName, endpoints } from '../../shared/api/allEndpoints.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { type CodeInfo, dueDateOf } from '../../shared/api/endpoints/codeInfo.ts';
import { readCodeRows, readOwedOn } from '../../shared/api/endpoints/codePurpose.ts';
import { readPayNotices } from '../../shared/api/endpoints/payNotices.ts';

/** What a page makes of an answer's data: undefined where it can do nothing with them. */
export type Read = (data: unknown) => unknown;

/** Reads more of an answer after its parser has, from what the parser kept as it came. */
type LaterReader = (info: CodeInfo) => unknown;

const ofEachCode: { readonly [name: string]: LaterReader } = { payNotices: readPayNotices, codeDueDate: dueDateOf };

/** What later parts of a page read of a call's answer, beside its parser; the page of a pay code does. */
const laterReaders: { readonly [Name in CallName]?: { readonly [name: string]: LaterReader } } = {
  readPeriodPlan: { ...ofEachCode, codeRows: readCodeRows },
  readDelayPlan: { ...ofEachCode, owedOnThatDay: (info) => readOwedOn(info, dueDateOf(info)) },
};

/**
 * Everything that pages read of a call's answer, its parser first. What the parser keeps as it came is not part of it; what later
 * parts of a page read of that is.
 */
export const readerOf = (name: CallName): Read | undefined => {
  const endpoint = endpoints[name];
  if (!('parse' in endpoint)) return undefined;
  const { parse } = endpoint as Endpoint<never, unknown>;
  const later = Object.entries(laterReaders[name] ?? {});
  return (data) => {
    const parsed = parse(data);
    if (parsed === undefined || !later.length) return parsed;
    const { received: _, ...own } = parsed as CodeInfo;
    return { ...own, ...Object.fromEntries(later.map(([part, read]) => [part, read(parsed as CodeInfo)])) };
  };
};
