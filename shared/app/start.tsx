import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Call } from '../api/client.ts';
import { name, reporting } from '../brand/current.ts';
import type { LanguageWindow, Message, Words } from '../i18n/messages.ts';
import { applyLanguage, t } from '../i18n/t.ts';
import { documentTitle } from '../lib/texts.ts';
import { readStoredSession } from '../navigation/navigator.ts';
import { basePath } from '../navigation/screens.ts';
import { browserClock, browserEnv, frameDrawn, type HostWindow } from '../platform/browserEnv.ts';
import type { LaterParts, PageEnv } from '../platform/env.ts';
import { loadLater } from '../platform/loadLater.ts';
import type { PrerenderGate } from '../platform/prerenderGate.ts';
import { makeToasts } from '../platform/toasts.ts';
import { startReporting } from '../reporting/startReporting.ts';
import { queryMeant } from '../session/parameters.ts';
import { commonText } from '../ui/messages.ts';
import { type BorrowerWindow, belongsToAnotherBorrower, claimPhone, claimTab, isNewOnPhone } from './claimTab.ts';
import { Frame } from './Frame.tsx';
import { text as own } from './messages.ts';
import { NOT_STARTED } from './notStarted.ts';
import { pageClient } from './pageClient.ts';

/** The part of a screen's model that the start-up calls. */
export interface ScreenModel {
  /** Runs once, when the prerendered first view is hydrated and its components listen to their stores. */
  open(): void;
}

/** A screen: its model's factory, its component and its title. */
export interface ScreenParts<Model extends ScreenModel, Parts extends LaterParts> {
  readonly create: (env: PageEnv<Parts>) => Model;
  readonly Screen: ComponentType<{ readonly model: Model }>;
  readonly title: Words;
  /** Loads the rest of the page: `later.tsx` beside its `main.tsx`. */
  readonly later?: () => Promise<Parts>;
  /** For a page that the browser may prerender: holds it until the borrower opens it. */
  readonly hold?: PrerenderGate;
}

const addTo = (box: HTMLElement, name: 'p' | 'a' | 'button', words: Message): HTMLElement => {
  const element = document.createElement(name);
  // The class of a button has the tag's name.
  element.className = `line ${name}`;
  element.textContent = t(words);
  box.append(element);
  return element;
};

const showNote = (box: HTMLElement, words: Message): void => {
  box.textContent = '';
  box.className = 'page';
  addTo(box, 'p', words).setAttribute('role', 'alert');
};

// The last resort, for a screen that could not be started or rendered: a text that says so, and what to do first.
const showBroken = (box: HTMLElement): void => showNote(box, own.text);

// Shown in place of a screen whose session belongs to another borrower than the last one in this tab or on this phone. Who goes on becomes the
// last one, and the service then accepts or refuses the session. The link to the home page holds no session.
const showOfAnother = (box: HTMLElement): void => {
  showNote(box, own.ofAnother);
  addTo(box, 'button', own.goOn).onclick = () => {
    const session = { ...readStoredSession() };
    claimTab({ session });
    claimPhone(session);
    location.reload();
  };
  addTo(box, 'a', commonText.home).setAttribute('href', `${basePath}/?lang=${document.documentElement.lang}`);
};

type Host = HostWindow & LanguageWindow & BorrowerWindow;

const onLanguage = ({ loanLanguage }: Host, title: Words, show: () => void): void => {
  loanLanguage?.file.then(
    (file) => {
      applyLanguage(file);
      document.documentElement.lang = loanLanguage.name;
      document.title = documentTitle(t(title), name);
      show();
    },
    // If the language's file does not load, the page stays in its default language.
    () => {},
  );
};

/** Loads the rest of the page once the frame with its first data is drawn; where it did not come, again with each read. */
const thenLoad = (call: Call, load: () => Promise<unknown>, opened: Promise<void> | undefined): Call =>
  (async (...asked: Parameters<Call>) => {
    const outcome = await call(...asked);
    Promise.resolve(opened).then(frameDrawn).then(load);
    return outcome;
  }) as Call;

/** Makes the model and hydrates the first view. @returns what renders the whole screen again. */
const mount = <Model extends ScreenModel, Parts extends LaterParts>(
  { create, Screen, later: load = () => Promise.reject(), hold = (env) => env }: ScreenParts<Model, Parts>,
  host: Host,
  box: HTMLElement,
  onUncaughtError: () => void,
): (() => void) => {
  const toasts = makeToasts(browserClock);
  const later = loadLater(load, () => location.reload());
  const platform = hold(browserEnv(host, pageClient, toasts.show, later), host);
  const env = { ...platform, call: thenLoad(platform.call, later.load, platform.opened) };
  claimTab(env.page);
  const model = create(env);
  let drawing = 0;
  const view = () => <Frame model={model} Screen={Screen} drawing={drawing} page={env.page} $toast={toasts.$toast} />;
  const root = hydrateRoot(box, view(), {
    onUncaughtError: (error) => {
      onUncaughtError();
      // Preact throws the error again, so that it reaches `window.onerror`; React does not.
      if (reporting) host.loanReports?.report('onError', error);
    },
  });
  const render = () => root.render(view());
  env.later.$state.listen((state) => {
    if (state.kind !== 'ready') return;
    state.parts.followLanguage(box, () => {
      drawing += 1;
      render();
    });
  });
  return render;
};

/** Hydrates a screen on the prerendered document. Every page with a screen starts here, and nowhere else. */
export const start = <Model extends ScreenModel, Parts extends LaterParts>(parts: ScreenParts<Model, Parts>): void => {
  const host = window as Host;
  const box = document.getElementById('root') as HTMLElement;
  document.getElementById(NOT_STARTED)?.remove();
  box.hidden = false;
  const meant = queryMeant(location.search);
  if (meant) {
    location.replace(meant + location.hash);
    return;
  }
  let render = () => {};
  if (reporting) startReporting(host, reporting);
  const showInstead = (show: (box: HTMLElement) => void): void => {
    if (reporting) host.loanReports?.report('onStep', 'screen', show === showBroken ? 'broken' : 'ofAnother');
    render = () => show(box);
    render();
  };
  // Texts are not in stores: when a language's file arrives, everything has to be rendered again.
  onLanguage(host, parts.title, () => render());
  const session = { ...readStoredSession() };
  if (belongsToAnotherBorrower(host) || isNewOnPhone(session)) {
    showInstead(showOfAnother);
    return;
  }
  claimPhone(session);
  const fail = () => showInstead(showBroken);
  try {
    render = mount(parts, host, box, fail);
    if (reporting) host.loanReports?.report('onStep', 'screen', 'opened');
  } catch (error) {
    fail();
    throw error;
  }
};
