import type { ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { applyLanguage, type LanguageFile } from '../i18n/messages.ts';
import { browserClock, browserEnv, type HostWindow } from './browserEnv.ts';
import type { Client } from './clients.ts';
import type { Env } from './env.ts';
import { Frame } from './Frame.tsx';
import { text as broken } from './messages.ts';
import { makeToasts } from './toasts.ts';

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

// The last resort: a screen that cannot be drawn says so, and what to do before anything else.
const showBroken = (box: HTMLElement): void => {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.className = 'page';
  note.textContent = broken.text;
  box.replaceWith(note);
};

const bringToLife = <Model extends ScreenModel>({ create, Screen, text, client }: ScreenParts<Model>): void => {
  const host = window as HostWindow & LanguageWindow;
  const toasts = makeToasts(browserClock);
  const env = browserEnv(host, client, toasts.show);
  const model = create(env);

  // Once the first view is taken over, and not in the middle of that: a store that changed then would be drawn too early.
  const onMount = (main: HTMLElement | null) => {
    if (main) queueMicrotask(() => model.open());
  };
  const view = () => <Frame model={model} Screen={Screen} toast={toasts.$toast.get()} onMount={onMount} />;
  const box = document.getElementById('root') as HTMLElement;
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
  host.loanLanguage?.file.then(
    (file) => {
      applyLanguage(file);
      document.documentElement.lang = host.loanLanguage?.name ?? '';
      document.title = text.title;
      draw();
    },
    // Without its file the page stays in its own language.
    () => {},
  );
};

/** Brings a screen to life on the prerendered document. The only place that starts anything. */
export const start = <Model extends ScreenModel>(parts: ScreenParts<Model>): void => {
  const { when = (run) => run() } = parts;
  when(() => bringToLife(parts));
};
