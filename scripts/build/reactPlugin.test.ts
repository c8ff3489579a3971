import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as ownReact from 'react';
import { build, createServer, type Rolldown, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packagesForReact, reactPlugin } from './reactPlugin.ts';
import { root } from './root.ts';

const screen = join(root, 'pages/repay/Repay.tsx');
const qrPreview = join(root, 'pages/qrPreview/QrPreview.tsx');
const shared = join(root, 'shared/ui/Button/Button.tsx');
const binding = join(root, 'node_modules/@nanostores/react/index.js');
const reactPackage = join(root, 'node_modules/qrcode.react/lib/esm/index.js');

const plain = { root, configFile: false, envFile: false, publicDir: false, logLevel: 'silent' } as const;

/** Bundles this code as a page's entry. @returns the paths of the bundle's modules, relative to the root. */
const modulesOf = async (code: string, entry: string): Promise<readonly string[]> => {
  const virtual = {
    name: 'test:entry',
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? code : null),
  };
  const result = await build({
    ...plain,
    plugins: [virtual, reactPlugin('preact')],
    build: { write: false, rollupOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output
    .flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []))
    .map((id) => relative(root, id));
};

describe('reactPlugin', () => {
  let server: ViteDevServer;
  beforeAll(async () => {
    server = await createServer({
      ...plain,
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

  it('leaves React itself where it is asked for', () => {
    expect(Object.keys(reactPlugin('react'))).toEqual(['name', 'enforce']);
  });

  it('stops the build of a page that carries a package for React and has not asked for it', async () => {
    const code = "export { QRCodeSVG } from 'qrcode.react';";
    await expect(modulesOf(code, join(root, 'pages/repay/main.tsx'))).rejects.toThrow(
      "pages/repay imports a package that is written for React: say react: 'compat' in its page.ts.",
    );
  });

  it('puts Preact’s core with hooks, and no more of it, into any other page', async () => {
    const code = "export { Component, useState } from 'react'; export { useStore } from '@nanostores/react';";
    const modules = await modulesOf(code, join(root, 'pages/repay/main.tsx'));
    expect(modules.filter((id) => /node_modules\/(preact|react)/.test(id)).sort()).toEqual([
      'node_modules/preact/dist/preact.mjs',
      'node_modules/preact/hooks/dist/hooks.mjs',
    ]);
  });

  it('puts one copy of Preact, and none of React, into a page that has asked for it', async () => {
    const code = "export { QRCodeSVG } from 'qrcode.react'; export { hydrateRoot } from 'react-dom/client';";
    const modules = await modulesOf(code, join(root, 'pages/qrPreview/main.tsx'));
    expect(modules.filter((id) => /preact\.\w+$/.test(id))).toEqual(['node_modules/preact/dist/preact.mjs']);
    expect(modules).toContain('node_modules/preact/compat/dist/compat.mjs');
    expect(modules.filter((id) => /node_modules\/(react|react-dom|scheduler)\//.test(id))).toEqual([]);
  });
});

describe('A unit test', () => {
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

  it('has every installed package for React bundled, for Node would give it React itself', () => {
    expect(packagesForReact()).toEqual(expect.arrayContaining(['@nanostores/react', 'qrcode.react']));
    expect(packagesForReact()).not.toContain('react-dom');
  });
});
