import { configure } from '@testing-library/preact';
import { afterAll } from 'vitest';

// By itself it looks for a second, as vitest does; see vite.config.ts.
configure({ asyncUtilTimeout: 15_000 });

// Files that need a document share one, as they share modules: each begins with an empty one, and leaves no listener on it.
document.head.replaceChildren();
document.body.replaceChildren();

const listen = document.addEventListener;
const listeners: Parameters<typeof listen>[] = [];
document.addEventListener = (...listener: Parameters<typeof listen>) => {
  listeners.push(listener);
  listen.apply(document, listener);
};

afterAll(() => {
  document.addEventListener = listen;
  for (const listener of listeners) document.removeEventListener(...listener);
});
