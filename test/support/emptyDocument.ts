import { afterAll } from 'vitest';

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
