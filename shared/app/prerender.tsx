import { atom } from 'nanostores';
import type { ComponentType } from 'react';
import type { Message } from '../i18n/messages.ts';
import { t } from '../i18n/t.ts';
import type { Env } from '../platform/env.ts';
import { readParameters } from '../session/parameters.ts';
import { Frame } from './Frame.tsx';

/** What the build gets from a screen: its title, and its first view, which it renders to HTML. */
export interface Prerendered {
  readonly title: string;
  readonly view: unknown;
}

const never = (): never => {
  throw new Error('A screen touched the platform before its first view stood.');
};

// The first view is the same for every borrower: the address is empty, and any use of the platform throws.
const emptyEnv: Env = {
  page: readParameters(''),
  userAgent: '',
  navigator: { origin: '', search: '', assign: never, replace: never, reload: never, back: never },
  store: { read: never, write: never },
  clock: { now: never, steady: never, after: never },
  call: never,
  native: {},
  toast: never,
  later: { $state: atom({ kind: 'loading' } as const), load: never },
  onReturn: () => {},
};

let lastStarted: Prerendered | undefined;

interface Parts<Model extends { open(): void }> {
  readonly create: (env: Env) => Model;
  readonly Screen: ComponentType<{ readonly model: Model }>;
  readonly title: Message;
}

/** Replaces `start` of start.tsx while the build prerenders a page: keeps the first view instead of hydrating it. */
export const start = <Model extends { open(): void }>({ create, Screen, title }: Parts<Model>): void => {
  lastStarted = {
    title: t(title),
    view: <Frame model={create(emptyEnv)} Screen={Screen} page={emptyEnv.page} $toast={atom(undefined)} />,
  };
};

/** @returns the screen that was started last. @throws if none was. */
export const lastStartedScreen = (): Prerendered => {
  if (!lastStarted) throw new Error('No screen was started.');
  return lastStarted;
};
