import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as ownReact from 'react';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reactPlugin } from './reactPlugin.ts';
import { root } from './root.ts';

const screen = join(root, 'pages/repay/Repay.tsx');
const qrPreview = join(root, 'pages/qrPreview/QrPreview.tsx');
const shared = join(root, 'shared/ui/Button.tsx');
const binding = join(root, 'node_modules/@nanostores/react/index.js');
const reactPackage = join(root, 'node_modules/qrcode.react/lib/esm/index.js');

describe('reactPlugin', () => {
  let server: ViteDevServer;
  beforeAll(async () => {
    server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      appType: 'custom',
      mode: 'test',
      cacheDir: '.cache/react-plugin-test',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, hmr: false, watch: null, ws: false },
      plugins: [reactPlugin('preact')],
    });
  });
  afterAll(() => server.close());

  const resolve = async (id: string, importer: string): Promise<string> => {
    const found = await server.environments.client.pluginContainer.resolveId(id, importer);
    return relative(root, found?.id.replace(/\?.*$/, '') ?? '');
  };

  it.each([screen, shared, binding])('gives Preact with hooks to %s', async (importer) => {
    expect(await resolve('react', importer)).toBe('shared/app/react.ts');
    expect(await resolve('react-dom/client', importer)).toBe('shared/app/reactDom.ts');
    expect(await resolve('react/jsx-dev-runtime', importer)).toBe(
      'node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs',
    );
  });

  it.each([reactPackage, qrPreview])('gives all of React’s interface to %s', async (importer) => {
    expect(await resolve('react', importer)).toBe('node_modules/preact/compat/dist/compat.mjs');
    expect(await resolve('react-dom', importer)).toBe('node_modules/preact/compat/dist/compat.mjs');
    expect(await resolve('react-dom/client', importer)).toBe('node_modules/preact/compat/client.mjs');
    expect(await resolve('react/jsx-runtime', importer)).toBe('node_modules/preact/compat/jsx-runtime.mjs');
  });

  it('refuses what only a page with React’s interface has, instead of loading React', async () => {
    await expect(resolve('react-dom', screen)).rejects.toThrow(
      "pages/repay/Repay.tsx imports react-dom, which only a page with react: 'compat' has.",
    );
  });

  it('runs the Preact of a build', async () => {
    const preact = await import('preact');
    expect(ownReact.Component).toBe(preact.Component);
    expect(relative(root, fileURLToPath(import.meta.resolve('preact')))).toBe('node_modules/preact/dist/preact.mjs');
    const { QRCodeSVG } = await import('qrcode.react');
    const { createElement } = await import('preact/compat');
    const { renderToString } = await import('preact-render-to-string');
    // It would throw if its hooks came from another copy of Preact than the renderer's.
    expect(renderToString(createElement(QRCodeSVG as never, { value: 'x' }))).toMatch(/^<svg .*<path /);
  });

  it('leaves React itself where it is asked for', () => {
    expect(Object.keys(reactPlugin('react'))).toEqual(['name', 'enforce']);
  });
});
