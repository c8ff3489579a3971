import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../database/openDatabase.ts';
import { faults } from '../database/schema.ts';
import { refusalResponse } from '../http/envelope.ts';
import type { Texts } from '../texts/en.ts';
import type { ArmedFault, FaultSpec, MalformedForm } from './faultSpec.ts';

/** Arms a fault for the next matching calls, of any process on this database. */
export async function armFault(database: Database, armed: ArmedFault): Promise<void> {
  const { call, orderId, spec, times } = armed;
  await inTransaction(database, (tx) => tx.insert(faults).values({ call, orderId, spec, remaining: times }));
}

/** Disarms every fault. */
export async function clearFaults(database: Database): Promise<void> {
  await inTransaction(database, (tx) => tx.delete(faults));
}

const matches = (call: string, orderId: string) =>
  and(eq(faults.call, call), gt(faults.remaining, 0), or(eq(faults.orderId, ''), eq(faults.orderId, orderId)));

/** Uses up one turn of the oldest fault armed for this call, if there is one. */
export async function takeFault(database: Database, call: string, orderId: string): Promise<FaultSpec | null> {
  const wanted = database.reader.select().from(faults).where(matches(call, orderId)).orderBy(asc(faults.id)).limit(1);
  const [found] = await wanted;
  if (found === undefined) return null;
  const taken = await inTransaction(database, (tx) =>
    tx
      .update(faults)
      .set({ remaining: sql`${faults.remaining} - 1` })
      .where(and(eq(faults.id, found.id), gt(faults.remaining, 0))),
  );
  return taken.rowsAffected === 1 ? found.spec : takeFault(database, call, orderId);
}

/** Tells the server in front to end the connection without an answer. */
export const DROP_HEADER = 'x-sandbox-drop';

/** Longer than the clients' own limit of a minute, and than two. */
const HANG_MS = 150_000;

const ERROR_PAGE = '<!doctype html><title>Error</title><h1>The service is not available</h1>';

const MALFORMED_BODIES: Readonly<Record<MalformedForm, string>> = {
  html: ERROR_PAGE,
  cutJson: '{"code":"00","message":"success","data":{"productName":"Sample Pe',
  empty: '',
  null: 'null',
  array: '[{"code":"00"}]',
  string: '"success"',
};

const dropped = (): Response => new Response(null, { status: 502, headers: { [DROP_HEADER]: '1' } });

function malformed(form: MalformedForm): Response {
  const type = form === 'html' ? 'text/html' : 'application/json';
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
  return new Response(MALFORMED_BODIES[form], { headers });
}

function errorPage(status: number): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(ERROR_PAGE, { status, headers });
}

async function hang(signal: AbortSignal): Promise<Response> {
  // A client that went away ends the wait; its leaving is no error here.
  await sleep(HANG_MS, undefined, { signal, ref: false }).catch(() => undefined);
  return dropped();
}

/** Serves a call with its fault; `serve` executes the call, and only delay and lose do that. */
export async function applyFault(
  spec: FaultSpec,
  signal: AbortSignal,
  serve: () => Promise<Response>,
  { refusals }: Texts,
): Promise<Response> {
  switch (spec.fault) {
    case 'delay':
      await sleep(spec.ms);
      return serve();
    case 'hang':
      return hang(signal);
    case 'drop':
      return dropped();
    case 'lose':
      await serve();
      return dropped();
    case 'refuse':
      return refusalResponse(spec.code, spec.message || refusals.busy);
    case 'status':
      return errorPage(spec.status);
    case 'malformed':
      return malformed(spec.form);
  }
}
