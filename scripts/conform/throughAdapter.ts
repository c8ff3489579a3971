import type { AdaptRequest, AdaptResponse } from '../../shared/brand/adapter.ts';
import { parseJson } from '../build/parseJson.ts';
import type { Answer } from './ask.ts';

/** What a brand's adapter.ts exports. */
export interface BrandAdapter {
  readonly adaptRequest: AdaptRequest;
  readonly adaptResponse: AdaptResponse;
}

/** An answer as pages get it through the adapter; one that failed, and of which that says nothing, stays as it came. */
export const adapted = (call: string, answer: Answer, { adaptResponse }: BrandAdapter): Answer => {
  if (answer.kind === 'lost') return answer;
  const { status } = answer;
  try {
    const envelope = adaptResponse(call, { status, body: parseJson(new TextDecoder().decode(answer.bytes)) });
    // Of one that did not fail, pages read nothing but what the adapter makes of it, whatever form it came in.
    if (!envelope && (status < 200 || status >= 300)) return answer;
    if (!envelope)
      return { kind: 'lost', word: 'not-adapted', words: `the status ${status}, of which adaptResponse says nothing` };
    // The adapter's word on an answer is judged as JSON of the contract; how the service packs it is the lender's own matter.
    const headers = new Headers(answer.headers);
    headers.set('content-type', 'application/json; charset=utf-8');
    return { ...answer, status: 200, headers, bytes: new TextEncoder().encode(JSON.stringify(envelope)) };
  } catch (error) {
    // What an adapter throws at an answer says nothing of where it was.
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The brand's adaptResponse throws at the answer to ${call} (status ${status}): ${reason}`);
  }
};
