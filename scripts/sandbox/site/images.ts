import { html } from 'hono/html';
import { texts } from '../texts.ts';
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

/** Draws the logo for a file name: its initials. @returns null if the file name is invalid */
export async function logo(file: string): Promise<Response | null> {
  const name = /^([a-z0-9-]{1,40})\.svg$/.exec(file)?.[1];
  if (name === undefined) return null;
  const words = name.split('-').filter((word) => word !== '' && word !== 'sample');
  const initials = words.slice(0, 2).map((word) => word.charAt(0).toUpperCase());
  return svgResponse(html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
<rect width="96" height="96" rx="20" fill="#3d5a6c"/>
<text x="48" y="62" fill="#fff" font-family="sans-serif" font-size="38" text-anchor="middle">${initials.join('')}</text>
</svg>`);
}

/** Draws a landing page's banner, 720×360. */
export const banner = (): Promise<Response> =>
  svgResponse(html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 360" width="720" height="360">
<rect width="720" height="360" fill="#0b3d6b"/><circle cx="600" cy="70" r="160" fill="#0f5594"/>
<text x="56" y="190" fill="#fff" font-family="sans-serif" font-size="46" font-weight="700">${texts.landing.banner}</text>
</svg>`);
