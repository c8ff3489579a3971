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

/** What a screen's model has for the start. */
export interface ScreenModel {
  /** Runs once, when the prerendered first view is hydrated and its components listen to their stores. */
  open(): void;
}

/** A screen: how to make its model, how it looks, what it is called, and its client. */
export interface ScreenParts<Model extends ScreenModel> {
  readonly create: (env: Env) => Model;
  readonly Screen: ComponentType<{ readonly model: Model }>;
  readonly title: Message;
  readonly client: Client;
  /** When the screen is brought to life, where that is not at once. */
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

// The last resort: a screen that could not be started or rendered says so, and what to do before anything else.
const showBroken = (box: HTMLElement): void => showNote(box, own.text);

// In place of a screen whose session is of somebody who used the tab before; the way on names nobody.
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
    // Without its file the page stays in its own language.
    () => {},
  );
};

// Preact throws it on, to `window.onerror`; React does not.
const reportError =
  ({ loanReports }: Host, run: () => void) =>
  (error: unknown): void => {
    run();
    loanReports?.report('onError', error);
  };

/** A screen that is alive. */
interface Mounted {
  /** Renders the whole screen again. */
  readonly render: () => void;
  /** Takes it off the document. */
  readonly remove: () => void;
}

/** Makes the model and takes over the first view. */
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

/** Brings a screen to life at once. @returns what takes it off the document again. */
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
  // Texts are no stores: when the file of a language arrives, everything is rendered anew.
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

/** Brings a screen to life on the prerendered document. The only place that starts anything. */
export const start = <Model extends ScreenModel>(parts: ScreenParts<Model>): void => {
  const { when = (run) => run() } = parts;
  when(() => void hydrate(parts), parts);
};
