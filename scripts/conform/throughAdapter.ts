import type { AdaptRequest } from '../../shared/brand/adapter.ts';
import { BuildError } from '../build/buildError.ts';
import { parseJson } from '../build/parseJson.ts';
import { type Adapter, problemsOfRequest } from '../build/readAdapter.ts';
import type { Answer } from './ask.ts';

export type BrandAdapter = Adapter;

// An error that an adapter throws does not say where it happened, and its stack names a bundle that has been deleted.
const orSay = <Result>(what: string, run: () => Result): Result => {
  try {
    return run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BuildError(`The brand's ${what}: ${reason}`);
  }
};

/** @returns the request that an adapter makes from the standard one. @throws BuildError if the adapter throws, or returns no valid request. */
export const requestThrough = ({ adaptRequest }: BrandAdapter, ...[call, standard]: Parameters<AdaptRequest>) => {
  const request = orSay(`adaptRequest throws at the call ${call.name}`, () => adaptRequest(call, standard));
  const [wrong] = problemsOfRequest(request);
  if (wrong) throw new BuildError(`The brand's adaptRequest, at the call ${call.name}, ${wrong}.`);
  return request;
};

/** @returns a response as pages get it through the adapter; one with an error status for which the adapter returns nothing is unchanged. @throws as above. */
export const adapted = (call: string, answer: Answer, { adaptResponse }: BrandAdapter): Answer => {
  if (answer.kind === 'lost') return answer;
  const { status } = answer;
  const before = new TextDecoder().decode(answer.bytes);
  return orSay(`adaptResponse throws at the answer to ${call} (status ${status})`, () => {
    const envelope = adaptResponse(call, { status, body: parseJson(before) });
    // From a response without an error status, pages read only what the adapter returns for it, whatever its format.
    if (!envelope && (status < 200 || status >= 300)) return answer;
    if (!envelope)
      return { kind: 'lost', word: 'not-adapted', words: `the status ${status}, of which adaptResponse says nothing` };
    // The adapter's result is checked as JSON of the contract; the service's own format and content type do not matter.
    const headers = new Headers(answer.headers);
    headers.set('content-type', 'application/json; charset=utf-8');
    return { ...answer, status: 200, headers, before, bytes: new TextEncoder().encode(JSON.stringify(envelope)) };
  });
};
