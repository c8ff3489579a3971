import '../platform/polyfills.ts';
import type { ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Client } from '../api/settle.ts';
import { applyLanguage, type LanguageFile } from '../i18n/messages.ts';
import { browserClock, browserEnv, type HostWindow } from '../platform/browserEnv.ts';
import type { Env } from '../platform/env.ts';
import { makeToasts } from '../platform/toasts.ts';
import { type BorrowerWindow, belongsToAnotherBorrower } from './belongsToAnotherBorrower.ts';
import { claimTab } from './claimTab.ts';
import { Frame } from './Frame.tsx';
import { text as own } from './messages.ts';

/** What a screen's model has for the start. */
export interface ScreenModel {
  /** The stores that the screen is drawn from: it is drawn anew when one of them changes. */
  readonly stores: readonly Pick<ReadableAtom, 'listen'>[];
  /** Runs once, when the prerendered first view is in the page's hands. */
  open(): void;
}

/** A screen: how to make its model, how it looks, its texts (of which `title` names it), and its client. */
export interface ScreenParts<Model extends ScreenModel> {
  readonly create: (env: Env) => Model;
  readonly Screen: ComponentType<{ readonly model: Model }>;
  readonly text: { readonly title: string };
  readonly client: Client;
  /** When the screen is brought to life, where that is not at once. */
  readonly when?: (run: () => void) => void;
}

/** Where the head leaves the file of another language than the page's own, where the address asks for one. */
interface LanguageWindow {
  readonly loanLanguage?: { readonly name: string; readonly file: Promise<LanguageFile> };
}

const addTo = (box: HTMLElement, name: 'p' | 'a', words: string): HTMLElement => {
  const element = document.createElement(name);
  element.className = 'page line';
  element.textContent = words;
  box.append(element);
  return element;
};

const showNote = (box: HTMLElement, words: string): void => {
  box.textContent = '';
  addTo(box, 'p', words).setAttribute('role', 'alert');
};

// The last resort: a screen that cannot be drawn says so, and what to do before anything else.
const showBroken = (box: HTMLElement): void => showNote(box, own.text);

// In place of a screen whose session is of somebody who used the tab before; the way on names nobody.
const showOfAnother = (box: HTMLElement): void => {
  showNote(box, own.ofAnother);
  addTo(box, 'a', own.home).setAttribute('href', '/');
};

const hydrate = <Model extends ScreenModel>({ create, Screen, text, client }: ScreenParts<Model>): void => {
  const host = window as HostWindow & LanguageWindow & BorrowerWindow;
  const box = document.getElementById('root') as HTMLElement;
  const onLanguage = (show: () => void): void => {
    host.loanLanguage?.file.then(
      (file) => {
        applyLanguage(file);
        document.documentElement.lang = host.loanLanguage?.name ?? '';
        document.title = text.title;
        show();
      },
      // Without its file the page stays in its own language.
      () => {},
    );
  };
  if (belongsToAnotherBorrower(host)) {
    showOfAnother(box);
    onLanguage(() => showOfAnother(box));
    return;
  }
  const toasts = makeToasts(browserClock);
  const env = browserEnv(host, client, toasts.show);
  claimTab(env.page);
  const model = create(env);

  // Once the first view is taken over, and not in the middle of that: a store that changed then would be drawn too early.
  const onMount = (main: HTMLElement | null) => {
    if (main) queueMicrotask(() => model.open());
  };
  const view = () => <Frame model={model} Screen={Screen} toast={toasts.$toast.get()} onMount={onMount} />;
  // React tells of a drawing that failed here, Preact by throwing.
  const root = hydrateRoot(box, view(), { onUncaughtError: () => showBroken(box) });
  const draw = () => {
    try {
      root.render(view());
    } catch (error) {
      showBroken(box);
      throw error;
    }
  };

  for (const store of [toasts.$toast, ...model.stores]) store.listen(draw);
  onLanguage(draw);
};

/** Brings a screen to life on the prerendered document. The only place that starts anything. */
export const start = <Model extends ScreenModel>(parts: ScreenParts<Model>): void => {
  const { when = (run) => run() } = parts;
  when(() => hydrate(parts));
};
