import type { AdaptRequest, AdaptResponse } from '../../shared/brand/adapter.ts';
import { type Answer, parseJson } from './ask.ts';

/** What a brand's adapter.ts exports. */
export interface BrandAdapter {
  readonly adaptRequest: AdaptRequest;
  readonly adaptResponse: AdaptResponse;
}

// The adapter's word on an answer is judged as JSON of the contract; how the service packs it is the lender's own matter.
const asContract = (headers: Headers): Headers => {
  const own = new Headers(headers);
  own.set('content-type', 'application/json; charset=utf-8');
  return own;
};

// What an adapter throws at an answer says nothing of where it was.
const envelopeOf = (
  call: string,
  answer: { readonly status: number; readonly body: unknown },
  adaptResponse: BrandAdapter['adaptResponse'],
): ReturnType<BrandAdapter['adaptResponse']> => {
  try {
    return adaptResponse(call, answer);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The brand's adaptResponse throws at the answer to ${call} (status ${answer.status}): ${reason}`);
  }
};

/** An answer as pages get it through the adapter; one of which that says nothing stays as it came. */
export const adapted = (call: string, answer: Answer, { adaptResponse }: BrandAdapter): Answer => {
  if (answer.kind === 'lost') return answer;
  const body = parseJson(new TextDecoder().decode(answer.bytes));
  const envelope = envelopeOf(call, { status: answer.status, body }, adaptResponse);
  if (envelope === undefined) return answer;
  const bytes = new TextEncoder().encode(JSON.stringify(envelope));
  return { ...answer, status: 200, headers: asContract(answer.headers), bytes };
};
