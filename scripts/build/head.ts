import { join } from 'node:path';
import type { OutputChunk } from 'rolldown';
import { minifySync, transformSync } from 'rolldown/utils';
import { BuildError } from './buildError.ts';
import { BROWSERS, bundle, bundleInput, bundleOutput, type MappedScript } from './bundle.ts';
import { root } from './root.ts';
import type { BuildSettings } from './settings.ts';

/** The constants of a page's head, by name, as source text. */
export type HeadConstants = { readonly [name: string]: string };

const bundleHead = async (settings: BuildSettings): Promise<OutputChunk> => {
  const [chunk] = await bundle(
    { ...bundleInput(settings), input: join(root, 'shared/app/head.ts') },
    {
      ...bundleOutput(settings),
      // Minified only after the page's constants are inserted.
      minify: 'dce-only',
      banner: '(()=>{',
      footer: '})()',
    },
  );
  return chunk;
};

const bundled = new Map<string, Promise<OutputChunk>>();

// The same for every page of a build.
const bundledHead = (settings: BuildSettings): Promise<OutputChunk> => {
  const key = JSON.stringify(settings);
  const head = bundled.get(key) ?? bundleHead(settings);
  bundled.set(key, head);
  return head;
};

/**
 * The script in the head of a page. It is bundled once per build; the constants of a page are then inserted, and the minifier removes code that the
 * page never runs.
 */
export const headScript = async (settings: BuildSettings, constants: HeadConstants): Promise<MappedScript> => {
  const { code, map, fileName } = await bundledHead(settings);
  const sourcemap = !!map;
  const filled = transformSync(fileName, code, { define: constants, sourcemap, ...(map && { inputMap: map }) });
  const {
    code: script,
    map: finalMap,
    errors,
  } = minifySync(fileName, filled.code, {
    compress: { target: BROWSERS },
    mangle: true,
    codegen: { removeWhitespace: true },
    sourcemap,
    ...(filled.map && { inputMap: filled.map }),
  });
  if (errors.length) throw new BuildError(errors.map(({ message }) => message).join('\n'));
  // The minifier ends a file with a semicolon, which is not needed.
  return { script: script.trim().replace(/;$/, ''), map: { map: finalMap ?? null, before: '' } };
};
