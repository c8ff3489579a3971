import { readFileSync } from 'node:fs';
import type { Plugin } from 'rolldown';
import { BuildError } from './buildError.ts';

const published = new Map<string, string>();

// Cached, because every page contains most of these files.
const read = (file: string): string => {
  const code = published.get(file) ?? readFileSync(file, 'utf8');
  published.set(file, code);
  return code;
};

/**
 * Stops a build in which an earlier plugin has changed the source of an installed package: packages run as they were published. What the bundler
 * does to them afterwards, it does to our own code too.
 */
export const publishedPlugin = (): Plugin => ({
  name: 'borrower-web:published',
  transform: {
    filter: { id: /\/node_modules\/.*\.m?js$/ },
    handler(code, id) {
      if (code !== read(id)) throw new BuildError(`${id} is not as it was published.`);
    },
  },
});
