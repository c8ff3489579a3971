import * as client from '../../shared/api/client.ts';
import type { CallRoute, Endpoint } from '../../shared/api/endpoint.ts';

// What else the pages' client takes from there.
export const { settle, unknown } = client;

/** The path at which the development server checks responses. */
export const CHECK_ADDRESS = '/conform/answer';

/** A response as it is sent to the development server. */
export interface AnswerToCheck {
  readonly call: string;
  readonly url: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const reportFindings = async ({ name }: CallRoute, response: Response): Promise<void> => {
  const answer: AnswerToCheck = {
    call: name,
    url: response.url,
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: await response.text(),
  };
  const checked = await fetch(CHECK_ADDRESS, { method: 'POST', body: JSON.stringify(answer) });
  for (const finding of (await checked.json()) as readonly string[]) console.warn(finding);
};

/**
 * In place of the pages' client in development, by conformPlugin.ts: the development server also checks each response, field by field, as
 * `npm run conform` does. Its findings are logged as console warnings.
 */
export const makeClient: typeof client.makeClient = (platform, page, at) => {
  const call: client.Call = (<Input, Data>(endpoint: Endpoint<Input, Data>, input: Input, options = {}) => {
    const listening: typeof fetch = async (request, init) => {
      const response = await platform.fetch(request, init);
      // The page does not wait for the check, and its failure does not matter.
      reportFindings(endpoint, response.clone()).catch(() => {});
      return response;
    };
    return client.makeClient({ ...platform, fetch: listening }, page, at)(endpoint, input, options);
  }) as client.Call;
  return call;
};
