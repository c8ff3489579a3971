import type { Brand } from '../../shared/brand/brand.ts';
import { documentTitle } from '../../shared/lib/texts.ts';
import { type Page, pathsOf } from './findPages.ts';
import { escapeHtml } from './html.ts';
import type { BuildSettings } from './settings.ts';

/** The title and description of a page; only public pages have a description. */
export interface Described {
  readonly title: string;
  readonly description?: string | undefined;
}

type Site = Pick<BuildSettings, 'brand' | 'basePath'>;

/** The picture of a link preview: 1200 × 630 pixels, without text. */
const SHARED_PICTURE = '/images/share.png';

// A brand's `siteUrl` may contain the base path already.
const siteOf = ({ brand: { siteUrl }, basePath }: Site): string =>
  siteUrl.endsWith(basePath) ? siteUrl : siteUrl + basePath;

const urlOf = (site: Site, page: Page): string => siteOf(site) + (pathsOf(page)[0] ?? '');

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

// The address without `lang` is in the brand's default language, and for everybody whose language is not available.
const alternates = ({ languages, defaultLanguage }: Brand, url: string): string =>
  [...languages, 'x-default']
    .map((language) => {
      const address = language === defaultLanguage || language === 'x-default' ? url : `${url}?lang=${language}`;
      return `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`;
    })
    .join('');

/**
 * The metadata of a page for search engines and link previews: a borrower's page must not be indexed; a public page has a description. A landing page
 * of ads has no canonical address.
 */
export const aboutPage = (site: Site, page: Page, { title, description = '' }: Described): string => {
  const { brand } = site;
  // In a lender's own language only the title is there.
  const advertised =
    page.facts.advertised && (page.facts.advertised[brand.defaultLanguage] ?? documentTitle(title, brand.name));
  if (advertised) return meta('name', 'description', advertised);
  if (!page.facts.isPublic) return meta('name', 'robots', 'noindex');
  const url = urlOf(site, page);
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    alternates(brand, url),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:image', siteOf(site) + SHARED_PICTURE),
  ].join('');
};

/** The public pages as a map for search engines. */
export const siteMap = (site: Site, pages: readonly Page[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages
  .filter(({ facts }) => facts.isPublic)
  .map((page) => `  <url><loc>${escapeHtml(urlOf(site, page))}</loc></url>`)
  .join('\n')}
</urlset>
`;

/** The robots.txt: everything may be read, because the borrowers' pages state themselves that they must not be indexed. */
export const robots = (site: Site): string => `User-agent: *
Allow: /

Sitemap: ${siteOf(site)}/sitemap.xml
`;
