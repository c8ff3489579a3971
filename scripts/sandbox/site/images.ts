import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import type { Texts } from '../texts/en.ts';
import type { Html } from './page.ts';

/** Returns the URL of a sample logo: for `Sample Wallet`, `/sandbox/images/sample-wallet.svg` of the origin. */
export function imageUrl(origin: string, name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
  return `${origin}/sandbox/images/${slug || 'blank'}.svg`;
}

const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const svgResponse = async (svg: Html): Promise<Response> => new Response((await svg).toString(), { headers: HEADERS });

/** Background colours with enough contrast for white letters; no real company's colours. */
const colours = ['#3d5a6c', '#5b4a6b', '#4a6650', '#6b5240', '#54606b', '#6a4a52'] as const;

/** Draws the logo for a file name: initials on a colour that depends on the name. @returns null if the file name is invalid */
export async function logo(file: string): Promise<Response | null> {
  const name = /^([a-z0-9-]{1,40})\.svg$/.exec(file)?.[1];
  if (name === undefined) return null;
  const words = name.split('-').filter((word) => word !== '' && word !== 'sample');
  const initials = words.slice(0, 2).map((word) => word.charAt(0).toUpperCase());
  const [byte = 0] = createHash('sha256').update(name).digest();
  return svgResponse(html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
<rect width="96" height="96" rx="20" fill="${colours[byte % colours.length]}"/>
<text x="48" y="49" fill="#fff" font-family="sans-serif" font-size="38" font-weight="700" text-anchor="middle"
 dominant-baseline="central">${initials.join('')}</text>
</svg>`);
}

/** Draws a landing page's banner, 720×360. @returns null if there is none with this file name */
export async function banner(file: string, { landing }: Texts): Promise<Response | null> {
  if (file !== 'payday.svg') return null;
  return svgResponse(html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 360" width="720" height="360">
<rect width="720" height="360" fill="#0b3d6b"/>
<circle cx="600" cy="70" r="160" fill="#0f5594"/><circle cx="80" cy="330" r="140" fill="#0f5594"/>
<g transform="translate(470 60) rotate(8)"><rect width="150" height="250" rx="22" fill="#eef4fb"/>
<rect x="16" y="30" width="118" height="190" rx="8" fill="#fff"/><circle cx="75" cy="86" r="28" fill="#12804c"/>
<path d="m62 86 9 10 18-20" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
<rect x="34" y="132" width="82" height="12" rx="6" fill="#5b6c7e"/><rect x="34" y="156" width="60" height="10" rx="5" fill="#c5d0dc"/>
<rect x="34" y="184" width="82" height="24" rx="12" fill="#f0a63a"/></g>
<text x="56" y="150" fill="#fff" font-family="sans-serif" font-size="46" font-weight="700">${landing.banner}</text>
<text x="56" y="206" fill="#cfe2f6" font-family="sans-serif" font-size="28">${landing.bannerMore}</text>
</svg>`);
}
