import { join, parse } from 'node:path';
import type { Plugin } from 'vite';
import type { Brand } from '../../shared/brand/brand.ts';
import { fixedOffsetOf } from '../../shared/domain/zones.ts';
import { telOf } from '../../shared/lib/phone.ts';
import { logoOf } from './brandPictures.ts';
import { namesOf } from './namesOf.ts';
import { ownFiles } from './ownFiles.ts';
import { ASIS } from './readAdapter.ts';
import { root } from './root.ts';
import type { BuildSettings } from './settings.ts';

// An optional field of `current.ts` is a constant too, because pages import it by name.
const OPTIONAL = [
  ...(['loanExample', 'disclosures', 'channels', 'orderRows', 'offerRows', 'offerStatuses'] as const),
  ...(['worksOffline', 'signsInTwoTaps', 'reporting', 'timeZone'] as const),
];

/** The constants of `shared/brand/current.ts`. */
const currentOf = (brand: Brand): { readonly [name: string]: unknown } => ({
  ...brand,
  ...Object.fromEntries(OPTIONAL.map((key) => [key, brand[key]])),
  statesLicence: !!brand.disclosures,
  serviceTel: telOf(brand.servicePhone),
  utcOffsetMs: brand.timeZone ? fixedOffsetOf(brand.timeZone, Date.now()) : undefined,
  languageNames: namesOf(brand.languages),
  signedOutCodes: brand.refusals.signedOut ?? [],
});

const constants = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

// Each constant is a module of its own, so that it stands in the file that uses it.
const CONSTANT = '\0brand:';

const constantModules = (values: object): string =>
  Object.keys(values)
    .map((name) => `export { value as ${name} } from '${CONSTANT}${name}';`)
    .join('\n');

const palette = ({ brand, onBrand, accent }: Brand['colors']['light']): string =>
  `--brand:${brand};--on-brand:${onBrand};--accent:${accent};`;

const LIGHT = ':root{';
const DARK = '@media (prefers-color-scheme:dark){:root{';

/** Styles with the brand's colours, for the light and the dark scheme, and its logo, among their own custom properties. */
export const withBrandCss = (css: string, brand: Brand): string => {
  const logo = `--logo:url("data:image/svg+xml,${logoOf(brand).replace(/#/g, '%23')}");`;
  return css
    .replace(LIGHT, () => LIGHT + palette(brand.colors.light) + logo)
    .replace(DARK, () => DARK + palette(brand.colors.dark));
};

const sassMap = (values: { readonly [name: string]: string }): string =>
  Object.entries(values)
    .map(([name, value]) => `'${name}': ${value}`)
    .join(', ');

const fontName = (name: string): string => (/\s/.test(name) ? `'${name}'` : name);

/**
 * A line of Sass that configures `styles/settings/_tokens.scss` with the brand's own radii, spaces and fonts, and has to precede any other use of
 * it; empty for a brand without them.
 */
export const brandTokens = ({ look }: Pick<Brand, 'look'>): string => {
  const given = [
    ...(look?.radii ? [`$own-radii: (${sassMap(look.radii)})`] : []),
    ...(look?.spaces ? [`$own-spaces: (${sassMap(look.spaces)})`] : []),
    ...(look?.fonts ? [`$fonts: (${look.fonts.map(fontName).join(', ')})`] : []),
  ];
  return given.length ? `@use 'styles/settings/tokens' with (${given.join(', ')});\n` : '';
};

/**
 * What the sources have of the brand, for every use of Vite: its values in `shared/brand/current.ts`, `loanTerms.ts` and `offset.ts`, a constant
 * each, so that unused ones leave no trace; its files, which are imported under names with `#`; its service; and its look.
 */
export const brandPlugin = ({
  brand,
  brandFile,
  brandFolder,
  adapter,
  apiBase,
}: Pick<BuildSettings, 'brand' | 'brandFile' | 'brandFolder' | 'adapter' | 'apiBase'>): Plugin => {
  const current = currentOf(brand);
  return {
    name: 'borrower-web:brand',
    enforce: 'pre',
    config: () => ({
      define: {
        __API_BASE__: JSON.stringify(apiBase),
        __ADAPTS_CALLS__: String(!!Object.keys(adapter?.ofCalls ?? {}).length),
      },
      resolve: {
        alias: {
          '#brand': brandFile,
          '#adapter': join(root, `shared/api/adapter/${adapter ? 'own' : 'none'}.ts`),
          ...(adapter && { '#ownAdapter': adapter.every ?? ASIS }),
        },
      },
      css: { preprocessorOptions: { scss: { additionalData: brandTokens(brand), loadPaths: [root] } } },
    }),
    resolveId: { filter: { id: /^\0brand:/ }, handler: (id) => id },
    load: {
      filter: { id: /^\0brand:|\/shared\/brand\/(current|loanTerms|offset)\.ts$/ },
      handler: (id) => {
        if (id.startsWith(CONSTANT)) return constants({ value: current[id.slice(CONSTANT.length)] });
        return id.endsWith('/loanTerms.ts') ? constants(brand.terms) : constantModules(current);
      },
    },
    // A call takes its adapter along: a page has those of the calls that it makes.
    transform: {
      filter: { id: /\/endpoints\/\w+\.ts$/ },
      handler: (code, id) => {
        const { name } = parse(id);
        const own = ownFiles(brandFolder, 'endpoints').get(name);
        if (own && own !== id) return { code: `export * from '${own}';`, map: null };
        const file = adapter?.ofCalls[name];
        if (!file) return null;
        return {
          code: `import { adaptRequest, adaptResponse } from '${file}';
${code.replace(`export const ${name}`, `const ${name}`)}
const adapted = /* @__PURE__ */ Object.assign({}, ${name}, { adapter: { adaptRequest, adaptResponse } });
export { adapted as ${name} };`,
          map: null,
        };
      },
    },
    // In development; the documents of a build are made by documentPlugin.ts.
    transformIndexHtml: () => [{ tag: 'style', children: withBrandCss(`${LIGHT}}${DARK}}}`, brand) }],
  };
};
