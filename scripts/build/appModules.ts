import { join, sep } from 'node:path';
import type { Plugin } from 'rolldown';
import { root } from './root.ts';

/** The name by which a lender's files import the app's: `borrower-web/shared/ui/Button.tsx`. */
const APP = 'borrower-web/';

/** Whether a file or a folder lies outside the project, as a lender's own do. */
export const isOutside = (file: string): boolean => file.startsWith('/') && !file.startsWith(root + sep);

// Of these, a page with two copies would have two states.
const IS_SINGLE = /^(preact|react|react-dom|nanostores|@nanostores\/react)(\/|$)/;

const APP_FILE = join(root, 'package.json');

/**
 * Resolves what a lender's files outside the project import: the app's own files by its name, and packages, which may be installed beside them
 * or be the app's.
 */
export const appModules = {
  name: 'borrower-web:app-modules',
  resolveId: {
    order: 'pre',
    filter: { id: /^[@a-z]/i },
    async handler(id, importer) {
      if (id.startsWith(APP)) return this.resolve(join(root, id.slice(APP.length)), importer, { skipSelf: true });
      if (!importer || !isOutside(importer)) return null;
      const ofApp = (): ReturnType<typeof this.resolve> => this.resolve(id, APP_FILE, { skipSelf: true });
      return IS_SINGLE.test(id) ? ofApp() : ((await this.resolve(id, importer, { skipSelf: true })) ?? ofApp());
    },
  },
} satisfies Plugin;
