import '../platform/polyfills.ts';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Client } from '../api/settle.ts';
import { name } from '../brand/current.ts';
import type { LanguageWindow } from '../i18n/languageWindow.ts';
import type { Message } from '../i18n/messages.ts';
import { applyLanguage, t } from '../i18n/t.ts';
import { documentTitle } from '../lib/documentTitle.ts';
import { basePath } from '../navigation/basePath.ts';
import { browserClock, browserEnv, type HostWindow } from '../platform/browserEnv.ts';
import type { Env } from '../platform/env.ts';
import { makeToasts } from '../platform/toasts.ts';
import { reportTo } from '../reporting/settings.ts';
import { startReporting } from '../reporting/startReporting.ts';
import { type BorrowerWindow, belongsToAnotherBorrower } from './belongsToAnotherBorrower.ts';
import { claimTab } from './claimTab.ts';
import { Frame } from './Frame.tsx';
import { text as own } from './messages.ts';

/** The part of a screen's model that the start-up calls. */
export interface ScreenModel {
  /** Runs once, when the prerendered first view is hydrated and its components listen to their stores. */
  open(): void;
}

/** A screen: its model's factory, its component, its title and its client. */
export interface ScreenParts<Model extends ScreenModel> {
  readonly create: (env: Env) => Model;
  readonly Screen: ComponentType<{ readonly model: Model }>;
  readonly title: Message;
  readonly client: Client;
  /** Decides when the screen is hydrated: calls `run` then. Default: at once. */
  readonly when?: (run: () => void, screen: ScreenParts<Model>) => void;
}

const addTo = (box: HTMLElement, name: 'p' | 'a', words: Message): HTMLElement => {
  const element = document.createElement(name);
  element.className = 'page line';
  element.textContent = t(words);
  box.append(element);
  return element;
};

const showNote = (box: HTMLElement, words: Message): void => {
  box.textContent = '';
  addTo(box, 'p', words).setAttribute('role', 'alert');
};

// The last resort, for a screen that could not be started or rendered: a text that says so, and what to do first.
const showBroken = (box: HTMLElement): void => showNote(box, own.text);

// Shown in place of a screen whose session belongs to an earlier user of the tab. The link to the home page holds no session.
const showOfAnother = (box: HTMLElement): void => {
  showNote(box, own.ofAnother);
  addTo(box, 'a', own.home).setAttribute('href', `${basePath}/?lang=${document.documentElement.lang}`);
};

type Host = HostWindow & LanguageWindow & BorrowerWindow;

const onLanguage = ({ loanLanguage }: Host, title: Message, show: () => void): void => {
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

// Preact throws the error again, so that it reaches `window.onerror`; React does not.
const reportError =
  ({ loanReports }: Host, run: () => void) =>
  (error: unknown): void => {
    run();
    loanReports?.report('onError', error);
  };

/** A hydrated screen. */
interface Mounted {
  /** Renders the whole screen again. */
  readonly render: () => void;
  /** Removes it from the document. */
  readonly remove: () => void;
}

/** Makes the model and hydrates the first view. */
const mount = <Model extends ScreenModel>(
  { create, Screen, client }: ScreenParts<Model>,
  host: Host,
  box: HTMLElement,
  onUncaughtError: () => void,
): Mounted => {
  const toasts = makeToasts(browserClock);
  const env = browserEnv(host, client, toasts.show);
  claimTab(env.page);
  const model = create(env);
  const view = () => <Frame model={model} Screen={Screen} page={env.page} $toast={toasts.$toast} />;
  const root = hydrateRoot(box, view(), {
    onUncaughtError: reportTo ? reportError(host, onUncaughtError) : onUncaughtError,
  });
  return { render: () => root.render(view()), remove: () => root.render(null) };
};

/** Hydrates a screen at once. @returns a function that removes it from the document again. */
export type Hydrate = <Model extends ScreenModel>(parts: ScreenParts<Model>) => () => void;

export const hydrate: Hydrate = (parts) => {
  const host = window as Host;
  const box = document.getElementById('root') as HTMLElement;
  let render = () => {};
  let remove = () => {};
  if (reportTo) startReporting(host, reportTo);
  const showInstead = (show: (box: HTMLElement) => void): void => {
    if (reportTo) host.loanReports?.report('onStep', 'screen', show === showBroken ? 'broken' : 'ofAnother');
    render = () => show(box);
    render();
  };
  // Texts are not in stores: when a language's file arrives, everything has to be rendered again.
  onLanguage(host, parts.title, () => render());
  if (belongsToAnotherBorrower(host)) {
    showInstead(showOfAnother);
    return remove;
  }
  const fail = () => showInstead(showBroken);
  try {
    ({ render, remove } = mount(parts, host, box, fail));
    if (reportTo) host.loanReports?.report('onStep', 'screen', 'opened');
  } catch (error) {
    fail();
    throw error;
  }
  return remove;
};

/** Hydrates a screen on the prerendered document. Every page with a screen starts here, and nowhere else. */
export const start = <Model extends ScreenModel>(parts: ScreenParts<Model>): void => {
  const { when = (run) => run() } = parts;
  when(() => void hydrate(parts), parts);
};
