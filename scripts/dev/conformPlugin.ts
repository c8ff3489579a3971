import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';
import { type CallName, endpoints } from '../../shared/api/allEndpoints.ts';
import { type AnswerToCheck, CHECK_ADDRESS } from '../../shared/api/checkedAnswers.ts';
import type { Brand } from '../../shared/brand/brand.ts';
import { loadAdapter } from '../build/readAdapter.ts';
import type { BuildSettings } from '../build/settings.ts';
import type { Rules } from '../conform/checkAnswer.ts';
import type { Finding } from '../conform/finding.ts';
import { adapted, type BrandAdapter } from '../conform/throughAdapter.ts';

const FINDINGS_ADDRESS = '/conform/findings';
const KEPT = 50;

const isCall = (name: string): name is CallName => name in endpoints;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

const inWords = ({ call, path, word, verdict, received, expected }: Finding): string =>
  `${call}: ${path}: ${verdict} (${word}). Received ${received}; expected ${expected}.`;

const rulesOf = ({ money, orderRows, hosts, scheme, allowsHttp }: Brand, url: string): Rules => ({
  brand: { money, orderRows },
  limits: { origin: URL.canParse(url) ? new URL(url).origin : '', hosts, scheme, allowsHttp },
});

/**
 * What is wrong with an answer that a page has received, in words. A refusal is an answer like any other: in development nobody
 * expects each call to succeed.
 */
export const findingsIn = async (
  { call, url, status, type, body }: AnswerToCheck,
  brand: Brand,
  adapter?: BrandAdapter,
): Promise<string[]> => {
  if (!isCall(call)) return [];
  // Only once a page calls: to describe the calls takes seconds.
  const { checkAnswer } = await import('../conform/checkAnswer.ts');
  const bytes = new TextEncoder().encode(body);
  const came = { kind: 'whole', status, headers: new Headers({ 'content-type': type }), bytes } as const;
  // As the page reads it: of a service that speaks otherwise, through the brand's adapter.
  const answer = adapter ? adapted(call, came, adapter) : came;
  const { findings } = await checkAnswer(call, answer, rulesOf(brand, url));
  return findings.filter(({ word }) => word !== 'refused').map(inWords);
};

// Outside the page's own part of the document, for it is no part of the page.
const panel = `
const list = await (await fetch('${FINDINGS_ADDRESS}')).json();
const section = document.createElement('section');
section.className = 'card stack';
section.style.margin = '16px';
const title = document.createElement('h2');
title.textContent = 'What is wrong with the last responses';
const items = document.createElement('ul');
for (const text of list.length ? list : ['Nothing, as far as pages have called.']) {
  const item = document.createElement('li');
  item.textContent = text;
  items.append(item);
}
section.append(title, items);
document.body.append(section);
`;

/** Looks, in development, at every answer that a page receives; `/testPreview` shows what is wrong with the last ones. */
export const conformPlugin = ({ brand, adapterFile }: Pick<BuildSettings, 'brand' | 'adapterFile'>): Plugin => {
  const found: string[] = [];
  return {
    name: 'borrower-web:conform',
    apply: 'serve',
    enforce: 'pre',
    configureServer(server) {
      // What parses an answer here knows where the service stands, as a page does.
      Object.assign(globalThis, { __API_BASE__: '' });
      server.middlewares.use(FINDINGS_ADDRESS, (_, response) => response.end(JSON.stringify(found)));
      server.middlewares.use(CHECK_ADDRESS, (request, response, next) => {
        const look = async (): Promise<void> => {
          const answer = JSON.parse(await bodyOf(request)) as AnswerToCheck;
          const adapter = adapterFile ? await loadAdapter(adapterFile) : undefined;
          // As while a call is being added that the reference does not describe yet: the page is well all the same.
          const fresh = await findingsIn(answer, brand, adapter).catch((error: Error) => [
            `${answer.call}: not looked at: ${error.message}`,
          ]);
          found.unshift(...fresh);
          found.splice(KEPT);
          response.end(JSON.stringify(fresh));
        };
        look().catch(next);
      });
    },
    transformIndexHtml: (_, { path }) =>
      path.includes('testPreview')
        ? [{ tag: 'script', attrs: { type: 'module' }, children: panel, injectTo: 'body' as const }]
        : [],
  };
};
