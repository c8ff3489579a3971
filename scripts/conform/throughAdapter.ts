import type { AdaptRequest } from '../../shared/brand/adapter.ts';
import { BuildError } from '../build/buildError.ts';
import { parseJson } from '../build/parseJson.ts';
import { type Adapter, problemsOfRequest } from '../build/readAdapter.ts';
import type { Answer } from './ask.ts';

export type BrandAdapter = Adapter;

// What an adapter throws says nothing of where it was, and its stack names a bundle that is gone.
const orSay = <Result>(what: string, run: () => Result): Result => {
  try {
    return run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BuildError(`The brand's ${what}: ${reason}`);
  }
};

/** The request that an adapter makes of the standard one. @throws BuildError where the adapter throws, or makes none. */
export const requestThrough = ({ adaptRequest }: BrandAdapter, ...[call, standard]: Parameters<AdaptRequest>) => {
  const request = orSay(`adaptRequest throws at the call ${call.name}`, () => adaptRequest(call, standard));
  const [wrong] = problemsOfRequest(request);
  if (wrong) throw new BuildError(`The brand's adaptRequest, at the call ${call.name}, ${wrong}.`);
  return request;
};

/** An answer as pages get it through the adapter; one that failed, and of which that says nothing, stays as it came. @throws as above. */
export const adapted = (call: string, answer: Answer, { adaptResponse }: BrandAdapter): Answer => {
  if (answer.kind === 'lost') return answer;
  const { status } = answer;
  return orSay(`adaptResponse throws at the answer to ${call} (status ${status})`, () => {
    const envelope = adaptResponse(call, { status, body: parseJson(new TextDecoder().decode(answer.bytes)) });
    // Of one that did not fail, pages read nothing but what the adapter makes of it, whatever form it came in.
    if (!envelope && (status < 200 || status >= 300)) return answer;
    if (!envelope)
      return { kind: 'lost', word: 'not-adapted', words: `the status ${status}, of which adaptResponse says nothing` };
    // The adapter's word on an answer is judged as JSON of the contract; how the service packs it is the lender's own matter.
    const headers = new Headers(answer.headers);
    headers.set('content-type', 'application/json; charset=utf-8');
    return { ...answer, status: 200, headers, bytes: new TextEncoder().encode(JSON.stringify(envelope)) };
  });
};
