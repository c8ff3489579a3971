import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transformWithOxc } from 'vite';
import { escapeHtml } from '../../build/html.ts';
import type { FramedState } from './browser/showFrames.ts';
import type { State } from './State.ts';

const style = `
:root { color-scheme: light dark; font: 1em/1.4 system-ui, sans-serif; }
body { margin: 1rem; }
a { margin-right: .5rem; }
figure { display: inline-block; vertical-align: top; width: 360px; margin: 0 1rem 1.5rem 0; }
iframe { width: 360px; height: 640px; border: 1px solid; border-radius: 12px; background: Canvas; }`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

const link = (address: string, title: string): string => `<a href="${escapeHtml(address)}">${escapeHtml(title)}</a>`;

const framesAddress = (choice: Readonly<Record<string, string>>): string =>
  `/gallery/frames?${new URLSearchParams(choice)}`;

const screenPart = (screen: string, states: readonly State[], languages: readonly string[]): string => {
  const all = languages.map((lang) => link(framesAddress({ screen, lang }), lang));
  const each = states.map(({ name }) => `<li>${link(framesAddress({ state: name }), name)}</li>`);
  return `<h2>${screen}: ${all.join('')}</h2><ul>${each.join('')}</ul>`;
};

/** Returns the page that lists all states by screen, with links that can be shared. */
export const indexPage = (states: readonly State[], languages: readonly string[]): string => {
  const screens = [...new Set(states.map(({ screen }) => screen))];
  const parts = screens.map((name) => {
    const own = states.filter(({ screen }) => screen === name);
    return screenPart(name, own, languages);
  });
  return page(`${states.length} states of ${screens.length} screens`, parts.join(''));
};

/** Returns the page that shows states in phones side by side and brings each into its state. */
export const framesPage = async (title: string, frames: readonly FramedState[]): Promise<string> => {
  const phones = frames.map(
    ({ name }) => `<figure><figcaption>${name}</figcaption><iframe title="${name}"></iframe></figure>`,
  );
  // "</script>" in the data must not end the script element.
  const data = JSON.stringify(frames).replace(/</g, '\\u003c');
  const scripts = [await scriptOf('perform.ts'), await scriptOf('showFrames.ts'), `showFrames(${data}, perform);`];
  return page(title, `${link('/gallery/', 'All screens')}<br>${phones.join('')}<script>${scripts.join('')}</script>`);
};

/** The picture that states' answers refer to as `{origin}/gallery/picture.svg`. */
export const samplePicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="90" height="90"><path d="M0 0h9v9H0z" fill="#4a6650"/><circle cx="4.5" cy="4.5" r="2.5" fill="#fff"/></svg>';

/** The document that states' answers refer to as `{origin}/gallery/document`. */
export const sampleDocument = page(
  'Loan agreement',
  '<p>This is a sample of a contract that the service hands out.</p>'.repeat(12),
);

/** Compiles a file, by default of browser/, to a classic script: without types and imports, its exports become globals. */
export const scriptOf = async (file: string): Promise<string> => {
  const path = resolve(import.meta.dirname, 'browser', file);
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false });
  return code.replace(/^import .*$/gm, '').replace(/^export /gm, '');
};
