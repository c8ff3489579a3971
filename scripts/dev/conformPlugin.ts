import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import type { CallName } from '../../shared/api/allEndpoints.ts';
import type { Adapter } from '../../shared/brand/adapter.ts';
import type { Brand } from '../../shared/brand/brand.ts';
import { endpoints } from '../build/calls.ts';
import { loadAdapter } from '../build/readAdapter.ts';
import { root } from '../build/root.ts';
import type { BuildSettings } from '../build/settings.ts';
import { checkAnswer } from '../conform/checkAnswer.ts';
import { judgingOf } from '../conform/checkFields.ts';
import { adapted } from '../conform/exchange.ts';
import { type AnswerToCheck, CHECK_ADDRESS } from './checkedClient.ts';

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
export const conformPlugin = ({ brand, adapter: files }: Pick<BuildSettings, 'brand' | 'adapter'>): Plugin => ({
  name: 'borrower-web:conform',
  apply: 'serve',
  enforce: 'pre',
  // A page gets the client that has its answers checked.
  resolveId: (source, importer = '') =>
    /\/api\/client\.ts$/.test(source) && /\/app\/pageClient\.ts$/.test(importer)
      ? join(root, 'scripts/dev/checkedClient.ts')
      : null,
  configureServer(server) {
    // What parses an answer here knows where the service stands, as a page does.
    Object.assign(globalThis, { __API_BASE__: '' });
    server.middlewares.use(CHECK_ADDRESS, (request, response, next) => {
      const check = async (): Promise<void> => {
        const answer = JSON.parse(await text(request)) as AnswerToCheck;
        const adapter = files ? await loadAdapter(files) : undefined;
        response.end(JSON.stringify(findingsIn(answer, brand, adapter)));
      };
      check().catch(next);
    });
  },
});
