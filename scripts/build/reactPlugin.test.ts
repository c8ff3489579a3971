import { join } from 'node:path';
import * as ownReact from 'react';
import { describe, expect, it } from 'vitest';
import { reactPlugin } from './reactPlugin.ts';
import { root } from './root.ts';

const screen = join(root, 'pages/repay/Repay.tsx');
const qrPreview = join(root, 'pages/qrPreview/QrPreview.tsx');
const shared = join(root, 'shared/ui/Button.tsx');
const binding = join(root, 'node_modules/@nanostores/react/index.js');
const reactPackage = join(root, 'node_modules/qrcode.react/lib/esm/index.js');

interface Resolver {
  readonly handler: (this: { resolve: (id: string) => string }, id: string, importer: string) => string;
}

/** What a module gets in place of what it imports. */
const standIn = (id: string, importer: string): string =>
  (reactPlugin('preact').resolveId as unknown as Resolver).handler.call({ resolve: (to) => to }, id, importer);

describe('reactPlugin', () => {
  it.each([screen, shared, binding])('gives Preact with hooks to %s', (importer) => {
    expect(standIn('react', importer)).toBe(join(root, 'shared/app/react.ts'));
    expect(standIn('react-dom/client', importer)).toBe(join(root, 'shared/app/reactDom.ts'));
    expect(standIn('react/jsx-dev-runtime', importer)).toBe('preact/jsx-runtime');
  });

  it.each([reactPackage, qrPreview])('gives all of React’s interface to %s', (importer) => {
    expect(standIn('react', importer)).toBe('preact/compat');
    expect(standIn('react-dom', importer)).toBe('preact/compat');
    expect(standIn('react-dom/client', importer)).toBe('preact/compat/client');
    expect(standIn('react/jsx-runtime', importer)).toBe('preact/compat/jsx-runtime');
  });

  it('refuses what only a page with React’s interface has, instead of loading React', () => {
    expect(() => standIn('react-dom', screen)).toThrow(
      "pages/repay/Repay.tsx imports react-dom, which only a page with react: 'compat' has.",
    );
  });

  it('runs the Preact of a build', async () => {
    const preact = await import('preact');
    expect(ownReact.Component).toBe(preact.Component);
    expect(import.meta.resolve('preact')).toMatch(/\/node_modules\/preact\/dist\/preact\.mjs$/);
    const { QRCodeSVG } = await import('qrcode.react');
    const { createElement } = await import('preact/compat');
    const { renderToString } = await import('preact-render-to-string');
    // It would throw if its hooks came from another copy of Preact than the renderer's.
    expect(renderToString(createElement(QRCodeSVG as never, { value: 'x' }))).toMatch(/^<svg .*<path /);
  });
});
