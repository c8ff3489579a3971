import type { Plugin } from 'vite';
import type { Brand } from '../../shared/brand/brand.ts';
import { BRAND_KEYS } from '../../shared/brand/brandKeys.ts';
import { telOf } from '../../shared/lib/phone.ts';
import { logoOf } from './brandPictures.ts';

const constants = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

const absent = Object.fromEntries(Object.keys(BRAND_KEYS).map((key) => [key, undefined]));

/**
 * Writes the brand's values into `shared/brand/current.ts`, `channels.ts` and `refusals.ts`, and those of its terms into `loanTerms.ts`, a constant
 * each, so that unused ones leave no trace.
 */
export const brandPlugin = (brand: Brand): Plugin => ({
  name: 'borrower-web:brand',
  enforce: 'pre',
  load: {
    filter: { id: /\/shared\/brand\/(current|channels|refusals|loanTerms)\.ts$/ },
    // An optional field becomes a constant too, because pages import it by name.
    handler: (id) =>
      id.endsWith('/loanTerms.ts')
        ? constants(brand.terms)
        : constants({
            ...absent,
            ...brand,
            statesLicence: !!brand.disclosures,
            serviceTel: telOf(brand.servicePhone),
            hasInstructions: !!brand.instructions,
            signedOutCodes: brand.refusals.signedOut ?? [],
          }),
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
