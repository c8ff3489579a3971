import { join } from 'node:path';
import { build, minifySync, type Rolldown, transformWithOxc } from 'vite';
import { BuildError } from './buildError.ts';
import { BROWSERS, baseConfig, type MappedScript, outputOf } from './bundle.ts';
import { root } from './root.ts';
import type { BuildSettings } from './settings.ts';

type Chunk = Rolldown.OutputChunk;

/** The constants of a page's head, by name, as source text. */
export type HeadConstants = { readonly [name: string]: string };

const bundleHead = async (settings: BuildSettings): Promise<Chunk> => {
  const [chunk] = outputOf(
    await build({
      ...baseConfig(settings, new Map()),
      build: {
        write: false,
        lib: { entry: join(root, 'shared/app/head.ts'), formats: ['es'], fileName: () => 'head.js' },
        target: BROWSERS,
        modulePreload: false,
        reportCompressedSize: false,
        // Not before the page's constants are in.
        minify: false,
        sourcemap: settings.hasSourceMaps ? 'hidden' : false,
        rollupOptions: { output: { banner: '(()=>{', footer: '})()' } },
      },
    }),
  );
  return chunk;
};

const bundled = new Map<string, Promise<Chunk>>();

// The same for every page of a build.
const bundledHead = (settings: BuildSettings): Promise<Chunk> => {
  const key = JSON.stringify(settings);
  const head = bundled.get(key) ?? bundleHead(settings);
  bundled.set(key, head);
  return head;
};

/**
 * The script in the head of a page. It is bundled once; a page's constants are put into what the bundler has made, and the
 * minifier leaves out what a page with these constants never runs.
 */
export const headScript = async (settings: BuildSettings, constants: HeadConstants): Promise<MappedScript> => {
  const { code, map, fileName } = await bundledHead(settings);
  const sourcemap = !!map;
  const filled = await transformWithOxc(code, fileName, { define: constants, sourcemap }, map ?? undefined);
  const {
    code: script,
    map: finalMap,
    errors,
  } = minifySync(fileName, filled.code, {
    compress: { target: BROWSERS },
    mangle: true,
    codegen: { removeWhitespace: true },
    sourcemap,
    ...(sourcemap && { inputMap: filled.map }),
  });
  if (errors.length) throw new BuildError(errors.map(({ message }) => message).join('\n'));
  // The last semicolon is the minifier's way to end a file.
  return { script: script.trim().replace(/;$/, ''), map: { map: finalMap ?? null, before: '' } };
};
