import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../../scripts/build/settings.ts';

const FOLDER = join(root, 'node_modules/.cache/killed');

/** Makes one file of the program beside this one, for it is started hundreds of times; answers where it is. */
export const buildProgram = async (): Promise<string> => {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(import.meta.dirname, 'sandboxProcess.ts'),
      outDir: FOLDER,
      target: 'node20',
      copyPublicDir: false,
    },
    // The database's driver has a part that is no script.
    ssr: { noExternal: true, external: ['@libsql/client'] },
  });
  return join(FOLDER, 'sandboxProcess.js');
};
