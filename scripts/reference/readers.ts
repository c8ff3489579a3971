import type { CallName } from '../../shared/api/allEndpoints.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import type { CodeInfo } from '../../shared/api/endpoints/codeInfo.ts';
import type { RecordedEndpoints } from './loadEndpoints.ts';

/** What a page makes of an answer's data: undefined where it can do nothing with them. */
export type Read = (data: unknown) => unknown;

const withoutReceived = (parsed: unknown): unknown => {
  if (typeof parsed !== 'object' || parsed === null || !('received' in parsed)) return parsed;
  const { received: _, ...own } = parsed;
  return own;
};

/**
 * Everything that pages read of a call's answer, its parser first. What the parser keeps as it came is not part of it; what later
 * parts of a page read of that is.
 */
export const readerOf = (name: CallName, { endpoints, laterReaders }: RecordedEndpoints): Read | undefined => {
  const endpoint = endpoints[name];
  if (!('parse' in endpoint)) return undefined;
  const { parse } = endpoint as Endpoint<never, unknown>;
  const later = Object.entries(laterReaders[name] ?? {});
  return (data) => {
    const parsed = parse(data);
    if (parsed === undefined || !later.length) return parsed;
    const own = withoutReceived(parsed) as object;
    return { ...own, ...Object.fromEntries(later.map(([part, read]) => [part, read(parsed as CodeInfo)])) };
  };
};
