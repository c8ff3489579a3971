import { cleanup, configure } from '@testing-library/preact';
import { afterAll, afterEach } from 'vitest';

// The default is one second, as in vitest; see vite.config.ts.
configure({ asyncUtilTimeout: 15_000 });

// Test files share one document, as they share modules: each starts with an empty one and removes its listeners.
document.head.replaceChildren();
document.body.replaceChildren();

afterEach(cleanup);

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
