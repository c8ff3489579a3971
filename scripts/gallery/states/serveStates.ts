import type { BuildSettings } from '../../build/settings.ts';
import { type Running, serveHttp } from '../../serve/httpServer.ts';
import { staticHost } from '../../serve/staticFiles.ts';
import { addressOf, type Speak, shownPattern, speakersOf, spokenSteps, storedOf } from './openState.ts';
import { framesPage, indexPage, sampleDocument, samplePicture } from './pages.ts';
import type { State } from './State.ts';
import { type StateService, stateService } from './stateService.ts';

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
  readonly port?: number;
  readonly host?: string;
}

const send = (body: string, type = 'text/html'): Response =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' } });

// The gallery shows pages in frames of its own, which the headers of most pages forbid. A document from the browser's cache would not begin its state.
const framable = (answer: Response): Response => {
  answer.headers.set('content-security-policy', "frame-ancestors 'self'");
  answer.headers.delete('no-vary-search');
  return answer;
};

const opensPage = ({ headers }: Request): boolean =>
  /document|frame/.test(headers.get('sec-fetch-dest') ?? '') && !headers.has('sec-purpose');

/** Serves a build, the states' answers as the service's API, and the gallery's own pages at `/gallery/`. */
export const serveStates = async ({
  states,
  settings,
  port,
  host: listenHost,
}: StatesParts): Promise<RunningStates> => {
  const { brand, outDir } = settings;
  const speakers = await speakersOf(settings);
  const service = stateService(states, brand);
  const host = staticHost(outDir);

  const frames = ({ searchParams }: URL): Promise<string> => {
    const [screen, name] = [searchParams.get('screen'), searchParams.get('state')];
    const lang = searchParams.get('lang') ?? brand.defaultLanguage;
    const speak = speakers.get(lang) ?? ((words) => [words]);
    const chosen = states.filter((state) => state.name === name || state.screen === screen);
    return framesPage(
      screen ?? name ?? '',
      chosen.map((state) => ({
        name: state.name,
        address: addressOf(state, lang),
        stored: storedOf(state, brand),
        steps: spokenSteps(state, speak, brand),
        shows: shownPattern(state, speak),
      })),
    );
  };

  const galleryPage = async (url: URL): Promise<Response> => {
    if (url.pathname.endsWith('/picture.svg')) return send(samplePicture, 'image/svg+xml');
    if (url.pathname.endsWith('/document')) return send(sampleDocument);
    // With status 204 the browser stays on the page that navigates here.
    if (url.pathname.endsWith('/nowhere')) return new Response(null, { status: 204 });
    if (url.pathname.endsWith('/frames')) return send(await frames(url));
    return send(indexPage(states, brand.languages));
  };

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname.startsWith('/gallery')) return galleryPage(url);
    if (url.pathname.startsWith('/api/')) return service.answer(request);
    // Not for a prefetch or prerender: it would reset the log of calls, and so the answers, of the page that is open.
    if (opensPage(request)) service.begin(url.searchParams.get('deviceId') ?? '');
    return framable(await host(request));
  };
  return { ...(await serveHttp(handle, port, listenHost)), service, speakers };
};
