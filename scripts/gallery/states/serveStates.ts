import type { BuildSettings } from '../../build/settings.ts';
import { type Running, serveHttp } from '../../serve/httpServer.ts';
import { staticHost } from '../../serve/staticFiles.ts';
import { type Speak, speakersOf } from './openState.ts';
import type { State } from './State.ts';
import { type StateService, stateService } from './stateService.ts';

/** The picture that states' answers refer to as `{origin}/gallery/picture.svg`. */
const samplePicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="90" height="90"><path d="M0 0h9v9H0z" fill="#4a6650"/><circle cx="4.5" cy="4.5" r="2.5" fill="#fff"/></svg>';

/** The document that states' answers refer to as `{origin}/gallery/document`. */
const sampleDocument = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Loan agreement</title></head><body>
<h1>Loan agreement</h1>${'<p>This is a sample of a contract that the service hands out.</p>'.repeat(12)}</body></html>`;

/** The running gallery of states of one build. */
export interface RunningStates extends Running {
  readonly service: StateService;
  /** The translator of each of the brand's languages. */
  readonly speakers: ReadonlyMap<string, Speak>;
}

interface StatesParts {
  readonly states: readonly State[];
  /** The settings of the build that is shown. */
  readonly settings: BuildSettings;
}

const send = (body: string, type: string): Response =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' } });

const opensPage = ({ headers }: Request): boolean =>
  /document|frame/.test(headers.get('sec-fetch-dest') ?? '') && !headers.has('sec-purpose');

// What states' answers refer to.
const sampleAt = (pathname: string): Response => {
  if (pathname.endsWith('/picture.svg')) return send(samplePicture, 'image/svg+xml');
  if (pathname.endsWith('/document')) return send(sampleDocument, 'text/html');
  // With status 204 the browser stays on the page that navigates here.
  return new Response(null, { status: 204 });
};

/** Serves a build, and the states' answers as the service's API, with the samples that they refer to below `/gallery`. */
export const serveStates = async ({ states, settings }: StatesParts): Promise<RunningStates> => {
  const { brand, outDir } = settings;
  const service = stateService(states, brand);
  const host = staticHost(outDir);

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname.startsWith('/gallery')) return sampleAt(url.pathname);
    if (url.pathname.startsWith('/api/')) return service.answer(request);
    // Not for a prefetch or prerender: it would reset the log of calls, and so the answers, of the page that is open.
    if (opensPage(request)) service.begin(url.searchParams.get('deviceId') ?? '');
    const answer = await host(request);
    // A document from the browser's cache would not begin its state.
    answer.headers.delete('no-vary-search');
    return answer;
  };
  return { ...(await serveHttp(handle)), service, speakers: await speakersOf(settings) };
};
