import type { Database } from '../database/openDatabase.ts';
import { applyFault } from '../faults/applyFault.ts';
import { takeFault } from '../faults/faultStore.ts';
import { refusalResponse, successResponse } from '../http/envelope.ts';
import { readBody, readQuery } from '../http/fields.ts';
import { logError } from '../http/logError.ts';
import { originOf } from '../http/origin.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { requireBorrower } from '../session/requireBorrower.ts';
import { type Call, type Handler, textOf } from './call.ts';

function refused(error: unknown): Response {
  if (error instanceof Refusal) return refusalResponse(error.code, error.message, error.status);
  logError(error);
  return refusalResponse(refusalCodes.broken, 'The sandbox could not answer this call.');
}

async function execute(handler: Handler, call: Call): Promise<Response> {
  try {
    const data = await handler({ ...call, borrowerId: await requireBorrower(call) });
    return data instanceof Response ? data : successResponse(data);
  } catch (error) {
    return refused(error);
  }
}

async function serveWithFaults(handler: Handler, call: Call, signal: AbortSignal): Promise<Response> {
  const fault = await takeFault(call.database, call.name, textOf(call, 'orderId'));
  const serve = () => execute(handler, call);
  return fault === null ? serve() : applyFault(fault, signal, serve);
}

/** Where calls are served from: the database, and the clock. */
export interface Service {
  readonly database: Database;
  readonly now: () => number;
}

/** Serves one call of the service. Whatever goes wrong, the answer is an envelope, unless a fault asks for worse. */
export async function serveCall(name: string, handler: Handler, request: Request, service: Service): Promise<Response> {
  try {
    const origin = originOf(request);
    const query = readQuery(request.url);
    const body = await readBody(request);
    const call = { name, borrowerId: '', query, body, origin, nowMs: service.now(), database: service.database };
    return await serveWithFaults(handler, call, request.signal);
  } catch (error) {
    return refused(error);
  }
}
