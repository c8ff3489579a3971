import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import { qrPattern } from './qrPattern.ts';

const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Dark enough for white letters, and of no company. */
const colours = ['#3d5a6c', '#5b4a6b', '#4a6650', '#6b5240', '#54606b', '#6a4a52'] as const;

function initials(name: string): string {
  const words = name.split('-').filter((word) => word !== '' && word !== 'sample');
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

function colourOf(name: string): string {
  const first = createHash('sha256').update(name).digest()[0] ?? 0;
  return colours[first % colours.length] ?? colours[0];
}

function logo(name: string) {
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
<rect width="96" height="96" rx="20" fill="${colourOf(name)}"/>
<text x="48" y="49" fill="#fff" font-family="sans-serif" font-size="38" font-weight="700" text-anchor="middle"
 dominant-baseline="central">${initials(name)}</text>
</svg>`;
}

/** A sample picture by name: `qr`, or a logo of the name's initials. Null where the name cannot be one. */
export async function image(file: string): Promise<Response | null> {
  const name = /^([a-z0-9-]{1,40})\.svg$/.exec(file)?.[1];
  if (name === undefined) return null;
  const svg = await (name === 'qr' ? qrPattern() : logo(name));
  return new Response(svg.toString(), { headers: HEADERS });
}
