import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../build/root.ts';
import { type PlainCall, type ScreenName, screenOf, screens } from './screens.ts';

const HEADERS = { 'Accept-Language': 'en', 'X-Requested-With': 'XMLHttpRequest', building: '', gather: '' };

const partOf = (name: string): string => {
  const path = join(import.meta.dirname, 'byHand', name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

const fetchOf = ({ entry: { method, path }, fields = [], adds = '' }: PlainCall): string => {
  const headers = { ...HEADERS, ...(method === 'POST' && { 'Content-Type': 'application/json' }) };
  const body = `,method:'POST',body:JSON.stringify({${fields.map((name) => `${name}:q.get('${name}')`)}})`;
  const init = `{headers:${JSON.stringify(headers)}${method === 'POST' ? body : ''}}`;
  return `fetch('/api${path.replace('{svc}', 'loan')}'+location.search+'${adds}',${init}).then(a=>a.json())`;
};

// Removes the indentation and line breaks of the source, as an author who counts bytes would.
const inOneLine = (html: string): string =>
  html
    .trim()
    .replace(/>\s*\n\s*/g, '>')
    .replace(/\n\s*/g, '\n');

/**
 * @returns a screen as a hand-written static page: styles, first view and texts of the built page, and a short script that fetches the data and
 * fills it in. It has no framework, one language, brand and view, no error handling, and nothing to tap.
 */
const byHandPage = (name: ScreenName, built: string): string => {
  // Those of the page without scripts are among them.
  const styles = [...new Set(built.match(/<style>.*?<\/style>/gs))].join('');
  const title = /<title>(.*?)<\/title>/s.exec(built)?.[1] ?? '';
  const firstView = /<header.*?<\/main>/s.exec(built)?.[0] ?? '';
  const script = [
    `const q=new URLSearchParams(location.search),[first,also]=[${screenOf(name).calls.map(fetchOf)}]`,
    partOf('prelude.js') + partOf(`${name}.js`),
    `first.then(({data:d})=>{document.querySelector('main').innerHTML=\`${inOneLine(partOf(`${name}.html`))}\`;filled()});`,
  ].join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="referrer" content="no-referrer"><link rel="icon" href="data:,">${styles}</head><body>${firstView}<script>\n${script}\n</script></body></html>\n`;
};

/** Writes the hand-written page of every screen to `outDir`, from the documents built in `builtDir`. */
const writeByHand = (outDir: string, builtDir: string): void => {
  for (const name of Object.keys(screens) as ScreenName[]) {
    mkdirSync(join(outDir, name), { recursive: true });
    writeFileSync(
      join(outDir, name, 'index.html'),
      byHandPage(name, readFileSync(join(builtDir, name, 'index.html'), 'utf8')),
    );
  }
};

/** Builds the same screens as a single page with React, React Router and antd-mobile, with Vite as it is: a lazy chunk per screen. */
const buildReact = async (outDir: string): Promise<void> => {
  await build({
    root: join(import.meta.dirname, 'react'),
    configFile: false,
    logLevel: 'error',
    publicDir: join(root, 'public'),
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  });
  // The one document at every address, as a host of single pages serves it.
  for (const page of Object.keys(screens)) {
    mkdirSync(join(outDir, page));
    copyFileSync(join(outDir, 'index.html'), join(outDir, page, 'index.html'));
  }
};

/** Builds in `workDir` what is compared with our pages. @returns the folder of every variant. */
export const makeVariants = async (workDir: string, ours: string, before: string | undefined) => {
  const [byHand, react] = [join(workDir, 'byHand'), join(workDir, 'react')];
  rmSync(workDir, { recursive: true, force: true });
  writeByHand(byHand, ours);
  await buildReact(react);
  // The same headers for all, and what a missing file gets.
  for (const folder of [byHand, react])
    for (const file of ['_headers', '404.html']) copyFileSync(join(ours, file), join(folder, file));
  appendFileSync(join(react, '_headers'), '\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  return { byHand, ours, react, ...(before && { before }) };
};
