import { applyFault, takeFault } from '../faults/faults.ts';
import { logError, refusalResponse, successResponse } from '../http/envelope.ts';
import { readBody, readKey, readQuery } from '../http/fields.ts';
import { originOf } from '../http/origin.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import type { Service } from '../service.ts';
import { requireBorrower } from '../session/requireBorrower.ts';
import type { Texts } from '../texts/en.ts';
import { say, textsFor } from '../texts/texts.ts';
import { type Call, type Handler, textOf } from './call.ts';

function refused(error: unknown, texts: Texts): Response {
  if (error instanceof Refusal) return refusalResponse(error.code, say(error.words, texts), error.status);
  logError(error);
  return refusalResponse(refusalCodes.broken, texts.refusals.broken);
}

async function execute(handler: Handler, call: Call): Promise<Response> {
  try {
    const { reader } = call.database;
    const data = await handler({ ...call, borrowerId: await requireBorrower(call, reader) }, reader);
    if (data instanceof Refusal) return refused(data, call.texts);
    return data instanceof Response ? data : successResponse(data, call.texts);
  } catch (error) {
    return refused(error, call.texts);
  }
}

async function serveWithFaults(handler: Handler, call: Call, signal: AbortSignal): Promise<Response> {
  const fault = await takeFault(call.database, call.name, textOf(call, 'orderId'));
  const serve = () => execute(handler, call);
  return fault === null ? serve() : applyFault(fault, signal, serve, call.texts);
}

/** Serves one call. Errors are answered with an envelope too, unless an injected fault replaces the response. */
export async function serveCall(name: string, handler: Handler, request: Request, service: Service): Promise<Response> {
  const texts = textsFor(request);
  try {
    const origin = originOf(request, service.publicOrigin) ?? '';
    const query = readQuery(request.url);
    const body = await readBody(request);
    const idempotencyKey = readKey(request);
    const nowMs = service.now();
    const call: Call = { name, borrowerId: '', idempotencyKey, query, body, origin, nowMs, texts, ...service };
    return await serveWithFaults(handler, call, request.signal);
  } catch (error) {
    return refused(error, texts);
  }
}
