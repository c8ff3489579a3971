import { join } from 'node:path';
import { build } from 'vite';
import { buildIdOf } from './buildId.ts';
import { BROWSERS, baseConfig, outputOf } from './bundle.ts';
import { WORKER } from './hostHeaders.ts';
import { root } from './root.ts';
import type { BuildSettings } from './settings.ts';

/**
 * The service worker of a build: its file, `sw.js`, and the script in it. A brand that wants none has one that removes those
 * of earlier builds, and itself.
 */
export const workerScript = async (settings: BuildSettings): Promise<{ path: string; code: string }> => {
  const source = settings.brand.worksOffline === false ? 'workerOff.ts' : 'worker.ts';
  const config = baseConfig(settings, new Map());
  const [{ code }] = outputOf(
    await build({
      ...config,
      // By this a browser sees that the file is another one.
      define: { ...config.define, __BUILD_ID__: JSON.stringify(buildIdOf(settings)) },
      build: {
        write: false,
        lib: { entry: join(root, 'shared/platform/storage/offline', source), formats: ['es'], fileName: () => 'sw.js' },
        target: BROWSERS,
        modulePreload: false,
        reportCompressedSize: false,
        minify: 'oxc',
        rollupOptions: { output: { banner: '(()=>{', footer: '})()' } },
      },
    }),
  );
  return { path: WORKER, code };
};
