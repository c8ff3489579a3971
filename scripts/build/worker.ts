import { join } from 'node:path';
import { buildIdOf } from './buildId.ts';
import { WORKER } from './hostHeaders.ts';
import { root } from './root.ts';
import type { BuildSettings } from './settings.ts';
import { buildClassicScript } from './viteBuild.ts';

/**
 * The service worker of a build: its file, `sw.js`, and its script. For a brand without a worker, the script removes those of earlier builds, and
 * itself.
 */
export const workerScript = async (settings: BuildSettings): Promise<{ path: string; content: string }> => {
  const source = settings.brand.worksOffline === false ? 'workerOff.ts' : 'worker.ts';
  const { script } = await buildClassicScript(
    { ...settings, hasSourceMaps: false },
    {
      entry: join(root, 'shared/platform/storage/offline', source),
      // The build id makes the browser notice that the file has changed.
      define: { __BUILD_ID__: JSON.stringify(buildIdOf(settings)) },
    },
  );
  return { path: WORKER, content: script };
};
