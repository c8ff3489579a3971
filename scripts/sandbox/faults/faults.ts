import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../database/openDatabase.ts';
import { faults } from '../database/schema.ts';
import { refusalResponse } from '../http/envelope.ts';
import type { Texts } from '../texts/en.ts';
import type { FaultSpec } from './faultSpec.ts';

/** Takes the oldest fault that is active for this call, if there is one, and counts it down. The faults are shared by all processes on this database. */
export async function takeFault(database: Database, call: string, orderId: string): Promise<FaultSpec | null> {
  const isOpen = gt(faults.remaining, 0);
  const matches = and(eq(faults.call, call), isOpen, or(eq(faults.orderId, ''), eq(faults.orderId, orderId)));
  const [found] = await database.reader.select().from(faults).where(matches).orderBy(asc(faults.id)).limit(1);
  if (!found) return null;
  const taken = await inTransaction(database, (tx) =>
    tx
      .update(faults)
      .set({ remaining: sql`${faults.remaining} - 1` })
      .where(and(eq(faults.id, found.id), isOpen)),
  );
  return taken.rowsAffected === 1 ? found.spec : takeFault(database, call, orderId);
}

/** Longer than the clients' own timeout of one minute, and than two minutes. */
const HANG_MS = 150_000;

const ERROR_PAGE = '<!doctype html><title>Error</title><h1>The service is not available</h1>';

const MALFORMED_BODIES: Readonly<Record<FaultSpec['form'], string>> = {
  html: ERROR_PAGE,
  cutJson: '{"code":"00","message":"success","data":{"productName":"Sample Pe',
  empty: '',
  null: 'null',
  array: '[{"code":"00"}]',
  string: '"success"',
};

/** Tells the server in front to close the connection without a response. */
const dropped = (): Response => new Response(null, { status: 502, headers: { 'x-sandbox-drop': '1' } });

function bodyOf(body: string, type: 'html' | 'json', status = 200): Response {
  const mediaType = type === 'html' ? 'text/html' : 'application/json';
  const headers = { 'content-type': `${mediaType}; charset=utf-8`, 'cache-control': 'no-store' };
  return new Response(body, { status, headers });
}

/** Serves a call with its fault; `serve` executes the call, and only delay and lose do that. */
export async function applyFault(
  { code, fault, form, message, ms, status }: FaultSpec,
  signal: AbortSignal,
  serve: () => Promise<Response>,
  { refusals }: Texts,
): Promise<Response> {
  switch (fault) {
    case 'delay':
      await sleep(ms);
      return serve();
    case 'hang':
      // If the client closes the connection, the wait ends; that is not an error here.
      await sleep(HANG_MS, undefined, { signal, ref: false }).catch(() => undefined);
      return dropped();
    case 'drop':
      return dropped();
    case 'lose':
      await serve();
      return dropped();
    case 'refuse':
      return refusalResponse(code, message || refusals.busy);
    case 'status':
      return bodyOf(ERROR_PAGE, 'html', status);
    case 'malformed':
      return bodyOf(MALFORMED_BODIES[form], form === 'html' ? 'html' : 'json');
  }
}
