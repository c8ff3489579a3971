import type { Plugin } from 'vite';
import type { Brand } from '../../shared/brand/brand.ts';
import { BRAND_KEYS } from '../../shared/brand/brandKeys.ts';
import { telOf } from '../../shared/lib/phone.ts';
import { logoOf } from './brandPictures.ts';

const absent = Object.fromEntries(Object.keys(BRAND_KEYS).map((key) => [key, undefined]));

/** The constants of `shared/brand/current.ts`. An optional field is one too, because pages import it by name. */
const currentOf = (brand: Brand): { readonly [name: string]: unknown } => ({
  ...absent,
  ...brand,
  statesLicence: !!brand.disclosures,
  serviceTel: telOf(brand.servicePhone),
  hasInstructions: !!brand.instructions,
  signedOutCodes: brand.refusals.signedOut ?? [],
});

// Each constant is a module of its own, so that it stands in the file that uses it.
const CONSTANT = '\0brand:';

/**
 * Writes the brand's values into `shared/brand/current.ts`, and those of its terms into `loanTerms.ts`, a constant each, so that unused ones leave
 * no trace.
 */
export const brandPlugin = (brand: Brand): Plugin => ({
  name: 'borrower-web:brand',
  enforce: 'pre',
  resolveId: { filter: { id: /^\0brand:/ }, handler: (id) => id },
  load: {
    filter: { id: /^\0brand:|\/shared\/brand\/(current|loanTerms)\.ts$/ },
    handler: (id) => {
      const current = currentOf(brand);
      if (id.startsWith(CONSTANT)) return `export const value = ${JSON.stringify(current[id.slice(CONSTANT.length)])};`;
      return Object.entries(id.endsWith('/loanTerms.ts') ? brand.terms : current)
        .map(([name, value]) =>
          id.endsWith('/loanTerms.ts')
            ? `export const ${name} = ${JSON.stringify(value)};`
            : `export { value as ${name} } from '${CONSTANT}${name}';`,
        )
        .join('\n');
    },
  },
});

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

/** The brand's colours and logo by themselves, for development. */
export const brandCss = (brand: Brand): string => withBrandCss(`${LIGHT}}${DARK}}}`, brand);
