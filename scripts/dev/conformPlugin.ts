import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { type CallName, endpoints } from '../../shared/api/allEndpoints.ts';
import { type AnswerToCheck, CHECK_ADDRESS } from '../../shared/api/devClient.ts';
import type { Brand } from '../../shared/brand/brand.ts';
import { type Adapter, loadAdapter } from '../build/readAdapter.ts';
import type { BuildSettings } from '../build/settings.ts';
import { checkAnswer } from '../conform/checkAnswer.ts';
import { judgingOf } from '../conform/checkFields.ts';
import { adapted } from '../conform/exchange.ts';

const isCall = (name: string): name is CallName => name in endpoints;

/**
 * What is wrong with an answer that a page has received, in words. A refusal is an answer like any other: in development nobody
 * expects each call to succeed.
 */
export const findingsIn = (
  { call, url, status, type, body }: AnswerToCheck,
  brand: Brand,
  adapter?: Adapter,
): string[] => {
  if (!isCall(call)) return [];
  const came = { kind: 'whole', status, headers: new Headers({ 'content-type': type }), text: body } as const;
  // As the page reads it: of a service that speaks otherwise, through the brand's adapter.
  const answer = adapter ? adapted(call, came, adapter) : came;
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  const { problems } = checkAnswer(call, answer, judgingOf(brand, origin));
  return problems
    .filter(({ word }) => word !== 'refused')
    .map(
      ({ path, word, received, expected }) => `${call}: ${path}: ${word}. Received ${received}; expected ${expected}`,
    );
};

/** In development, checks every answer that a page receives; the page warns of what is wrong with it on the console. */
export const conformPlugin = ({ brand, adapterFile }: Pick<BuildSettings, 'brand' | 'adapterFile'>): Plugin => ({
  name: 'borrower-web:conform',
  apply: 'serve',
  enforce: 'pre',
  configureServer(server) {
    // What parses an answer here knows where the service stands, as a page does.
    Object.assign(globalThis, { __API_BASE__: '' });
    server.middlewares.use(CHECK_ADDRESS, (request, response, next) => {
      const check = async (): Promise<void> => {
        const answer = JSON.parse(await text(request)) as AnswerToCheck;
        const adapter = adapterFile ? await loadAdapter(adapterFile) : undefined;
        response.end(JSON.stringify(findingsIn(answer, brand, adapter)));
      };
      check().catch(next);
    });
  },
});
