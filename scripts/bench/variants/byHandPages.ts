import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/root.ts';
import type { BuildSettings } from '../../build/settings.ts';
import type { PlainCall, Screen } from '../screens.ts';

type Branded = Pick<BuildSettings, 'brand'>;

const byHand = join(root, 'scripts/bench/byHand');

const partOf = (name: string): string => {
  const path = join(byHand, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

const fetchOf = ({ entry, body, adds = '' }: PlainCall, { brand }: Branded): string => {
  const path = `/api${(brand.paths[entry.name] ?? entry.path).replace('{svc}', brand.service)}`;
  const headers = { 'Accept-Language': 'en', 'X-Requested-With': 'XMLHttpRequest', building: '', gather: '' };
  const post = `{method:'POST',headers:${JSON.stringify({ ...headers, 'Content-Type': 'application/json' })},body:${JSON.stringify(JSON.stringify(body))}}`;
  return `fetch(${JSON.stringify(path)}+location.search${adds && `+${JSON.stringify(adds)}`},${entry.method === 'POST' ? post : `{headers:${JSON.stringify(headers)}}`})`;
};

const documentOf = (title: string, styles: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="referrer" content="no-referrer"><link rel="icon" href="data:,">${styles}</head><body>${body}</body></html>
`;

// The service sends whole cents; people read pesos, with a currency sign and commas between groups of three digits.
const amountsByHand = String.raw`const m=c=>'₱'+(c/100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g,',');`;

// Removes the indentation and line breaks of the source, as an author who counts bytes would.
const inOneLine = (html: string): string =>
  html
    .trim()
    .replace(/>\s*\n\s*/g, '>')
    .replace(/\n\s*/g, '\n');

/** Returns the parts of a built page that the hand-written page reuses: styles, title, and the header and main element before data. */
const lookOf = (built: string) => ({
  styles: (built.match(/<style>.*?<\/style>/gs) ?? []).join(''),
  title: /<title>(.*?)<\/title>/s.exec(built)?.[1] ?? '',
  firstView: /<header.*?<\/main>/s.exec(built)?.[0] ?? '',
});

/**
 * Returns a screen as a hand-written static page: styles, first view and texts of the built page, and a short script that
 * fetches the data and fills it in. It has no framework, one language, brand and view, no error handling, and nothing to tap.
 */
export const floorPage = ({ page, plan }: Screen, settings: Branded, built: string): string => {
  const { styles, title, firstView } = lookOf(built);
  const answerTo = (call: PlainCall): string => `${fetchOf(call, settings)}.then(a=>a.json())`;
  const also = plan.also ? `,also=${answerTo(plan.also)}` : '';
  const later = plan.later ? `,later=()=>${answerTo(plan.later)}` : '';
  const calls = `const first=${answerTo(plan)}${also}${later};\n${amountsByHand}\n`;
  const fill = `document.querySelector('main').innerHTML=\`${inOneLine(partOf(`${page}.html`))}\``;
  const script = `${calls}${partOf('prelude.js')}${partOf(`${page}.js`)}first.then(({data:d})=>{${fill};filled()});`;
  return documentOf(title, styles, `${firstView}<script>\n${script}\n</script>`);
};

/** Writes the hand-written page of every screen, with the styles and first view of the pages built in `builtDir`. */
export const writeFloor = (settings: Branded, outDir: string, screens: readonly Screen[], builtDir: string): void => {
  rmSync(outDir, { recursive: true, force: true });
  for (const screen of screens) {
    const folder = join(outDir, screen.page);
    mkdirSync(folder, { recursive: true });
    const built = readFileSync(join(builtDir, screen.page, 'index.html'), 'utf8');
    writeFileSync(join(folder, 'index.html'), floorPage(screen, settings, built));
  }
};
