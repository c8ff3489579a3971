import type { BuildSettings } from '../../build/settings.ts';
import { readOpenApi } from '../../reference/openapi/file.ts';
import { referencePage } from '../../reference/page/referencePage.ts';
import { type Running, serveHttp } from '../../serve/httpServer.ts';
import { staticHost } from '../../serve/staticFiles.ts';
import { framesPage, indexPage, openPage, type Shown, sampleDocument, samplePicture } from './pages.ts';
import { type SpeakAs, speakersOf } from './pageTexts.ts';
import { type StateService, stateService } from './stateService.ts';

/** The running gallery of states of one build. */
export interface RunningStates extends Running {
  readonly service: StateService;
  readonly speakAs: SpeakAs;
}

interface StatesParts extends Pick<Shown, 'states'> {
  /** The folder of the built pages, and the settings of that build. */
  readonly folder: string;
  readonly settings: BuildSettings;
  readonly others?: Shown['others'];
  /** Files that the folder lacks, by path: a page's document, or a file of texts. */
  readonly extras?: ReadonlyMap<string, string>;
  readonly port?: number;
  readonly host?: string;
}

const send = (body: string, type: string): Response =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' } });

const html = (body: string): Response => send(body, 'text/html');

const galleryPage = async (shown: Shown, { pathname, searchParams }: URL): Promise<Response> => {
  const given = (name: string): string => searchParams.get(name) ?? '';
  const lang = given('lang') || shown.brand.defaultLanguage;
  const state = shown.states.find(({ name }) => name === given('state'));
  if (pathname.endsWith('/picture.svg')) return send(samplePicture, 'image/svg+xml');
  if (pathname.endsWith('/document')) return html(sampleDocument);
  if (pathname.endsWith('/reference')) return html(referencePage(readOpenApi()));
  // With status 204 the browser stays on the page that navigates here.
  if (pathname.endsWith('/nowhere')) return new Response(null, { status: 204 });
  if (pathname.endsWith('/open') && state) return html(await openPage(shown, state, lang));
  if (pathname.endsWith('/frames'))
    return html(
      await framesPage(shown, {
        screen: given('screen'),
        state: given('state'),
        lang,
        scheme: given('scheme') === 'dark' ? 'dark' : 'light',
      }),
    );
  return html(indexPage(shown));
};

// The gallery shows pages in frames of its own, which the headers of most pages forbid.
const framable = (answer: Response): Response => {
  answer.headers.set('content-security-policy', "frame-ancestors 'self'");
  return answer;
};

const opensPage = ({ headers }: Request): boolean =>
  /document|frame/.test(headers.get('sec-fetch-dest') ?? '') && !headers.has('sec-purpose');

/** Serves a build, the states' answers as the service's API, and the gallery's own pages at `/gallery/`. */
export const serveStates = async ({
  states,
  settings,
  folder,
  others = [],
  extras = new Map(),
  port,
  host: listenHost,
}: StatesParts): Promise<RunningStates> => {
  const speakAs = await speakersOf(settings.brand, folder, extras);
  const shown = { states, brand: settings.brand, speakAs, others };
  const service = stateService(states, settings.brand);
  const host = staticHost(folder);
  const handle = (request: Request): Response | Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname.startsWith('/gallery')) return galleryPage(shown, url);
    if (url.pathname.startsWith('/api/')) return service.answer(request);
    // Not for a prefetch or prerender: it would reset the log of calls, and so the answers, of the page that is open.
    if (opensPage(request)) service.begin(url.searchParams.get('deviceId') ?? '');
    const extra = extras.get(url.pathname);
    return extra === undefined
      ? framable(host(request))
      : send(extra, url.pathname.endsWith('.json') ? 'application/json' : 'text/html');
  };
  return { ...(await serveHttp(handle, port, listenHost)), service, speakAs };
};
