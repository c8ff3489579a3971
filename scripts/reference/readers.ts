import { type CallName, endpoints } from '../../shared/api/allEndpoints.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { type CodeInfo, dueDateOf } from '../../shared/api/endpoints/codeInfo.ts';
import { readCodeRows, readOwedOn } from '../../shared/api/endpoints/codePurpose.ts';
import { readPayNotices } from '../../shared/api/endpoints/payNotices.ts';

/** Parses an answer's data as a page does; returns undefined if the page can do nothing with it. */
export type Read = (data: unknown) => unknown;

/** Reads more of an answer after the parser, from the part that the parser has kept unparsed. */
type LaterReader = (info: CodeInfo) => unknown;

const ofEachCode: { readonly [name: string]: LaterReader } = { payNotices: readPayNotices, codeDueDate: dueDateOf };

/** The readers of answers that parts of a page use in addition to the parser; the page of a pay code has some. */
const laterReaders: { readonly [Name in CallName]?: { readonly [name: string]: LaterReader } } = {
  readPeriodPlan: { ...ofEachCode, codeRows: readCodeRows },
  readDelayPlan: { ...ofEachCode, owedOnThatDay: (info) => readOwedOn(info, dueDateOf(info)) },
};

/**
 * Returns a function that reads everything that pages read of a call's answer: with the parser, then with later readers. The part that
 * the parser keeps unparsed is not in the result; what later readers take from it is.
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
