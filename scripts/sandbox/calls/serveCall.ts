import { applyFault, takeFault } from '../faults/faults.ts';
import { logError, refusalResponse, successResponse } from '../http/envelope.ts';
import { isFields, readBody, readQuery } from '../http/fields.ts';
import { originOf } from '../http/origin.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { readsNumbersAsText } from '../seed/borrowers.ts';
import type { Service } from '../service.ts';
import { requireBorrower } from '../session/requireBorrower.ts';
import type { Texts } from '../texts/en.ts';
import { textsFor } from '../texts/texts.ts';
import { type Call, type Handler, textOf } from './call.ts';

function refused(error: unknown, texts: Texts): Response {
  if (error instanceof Refusal) return refusalResponse(error.code, error.messageIn(texts), error.status);
  logError(error);
  return refusalResponse(refusalCodes.broken, texts.refusals.broken);
}

/** Converts the numbers of data to text, except in facts and the order's status. */
function numbersAsText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(numbersAsText);
  if (!isFields(value)) return value;
  const fields = Object.entries(value).map(([name, inner]) => {
    return [name, name === 'facts' || name === 'orderStatus' ? inner : numbersAsText(inner)];
  });
  return Object.fromEntries(fields);
}

async function execute(handler: Handler, call: Call): Promise<Response> {
  try {
    const { reader } = call.database;
    const borrowerId = await requireBorrower(call, reader);
    const data = await handler({ ...call, borrowerId }, reader);
    if (data instanceof Refusal) return refused(data, call.texts);
    if (data instanceof Response) return data;
    return successResponse(readsNumbersAsText(borrowerId) ? numbersAsText(data) : data);
  } catch (error) {
    return refused(error, call.texts);
  }
}

/** Serves one call. Errors are answered with an envelope too, unless an injected fault replaces the response. */
export async function serveCall(name: string, handler: Handler, request: Request, service: Service): Promise<Response> {
  const texts = textsFor(request);
  try {
    const origin = originOf(request, service.publicOrigin) ?? '';
    const query = readQuery(request.url);
    const body = await readBody(request);
    const idempotencyKey = request.headers.get('idempotency-key') ?? '';
    const nowMs = service.now();
    const call: Call = { name, borrowerId: '', idempotencyKey, query, body, origin, nowMs, texts, ...service };
    const serve = () => execute(handler, call);
    const fault = takeFault(service.faults, name, textOf(call, 'orderId'));
    return fault ? await applyFault(fault, request.signal, serve, texts) : await serve();
  } catch (error) {
    return refused(error, texts);
  }
}
