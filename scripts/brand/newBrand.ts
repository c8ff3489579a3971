import { relative, sep } from 'node:path';
import { type Brand, LANGUAGES } from '../../shared/brand/brand.ts';
import { brand as sample } from '../../shared/brand/brands/default/brand.ts';
import { isOutside } from '../build/appModules.ts';
import { samplesIn } from '../build/brandSamples.ts';
import { BuildError } from '../build/buildError.ts';
import { formatted } from '../build/formatted.ts';
import { root } from '../build/root.ts';
import { moneyOf } from './moneyOf.ts';

/** The input of a new brand. */
export interface NewBrand {
  readonly id: string;
  readonly folder: string;
  /** Such as `en-IN` and `INR`: how money is written. */
  readonly locale: string;
  readonly currency: string;
  /** The first is the default language. */
  readonly languages: readonly string[];
}

const areLanguages = (languages: readonly string[]): languages is readonly [string, ...string[]] =>
  languages.length > 0 && languages.every((language) => /^[a-z]{2,3}$/.test(language));

const valuesOf = ({ id, locale, currency, languages }: NewBrand): Brand => {
  if (!/^[a-z][a-z0-9]*$/.test(id))
    throw new BuildError(`"${id}" must be lower-case letters and digits: it is part of storage keys.`);
  if (!areLanguages(languages))
    throw new BuildError(
      `The languages are ${languages.join() || 'none'}; there are ${LANGUAGES.join(', ')}, and others by their codes, such as es.`,
    );
  const [defaultLanguage] = languages;
  const { timeZone, phone, loanExample, disclosures, ...samples } = samplesIn(currency);
  return {
    id,
    name: `${id} (sample)`,
    logo: sample.logo,
    colors: sample.colors,
    ...samples,
    email: `service@${id}.example`,
    scheme: id,
    storeUrl: `https://play.google.com/store/apps/details?id=example.${id}`,
    siteUrl: `https://www.${id}.example`,
    ...moneyOf(locale, currency),
    terms: { ...sample.terms, isSample: true },
    ...(loanExample && { loanExample }),
    ...(disclosures && { disclosures }),
    phone,
    defaultLanguage,
    languages,
    hosts: [],
    service: 'loan',
    paths: {},
    refusals: {},
    sendsIdempotencyKey: false,
    sendsChosenStars: false,
    takesCards: false,
    showsLoanCost: false,
    // We do not know that of other countries: reminders are then for 09:00 in the phone's own time zone.
    ...(timeZone && { timeZone }),
  };
};

const COMMENTS: { readonly [key in keyof Brand]?: string } = {
  logo: 'One SVG path of strokes, on a grid of 24.',
  colors: 'Text needs a contrast of 4.5 with its background; the build checks it.',
  terms:
    'Samples: replace them by the figures of your loan contract, then remove isSample. In days, cents and percent. A late band lasts until the next; prepayment 0: any day.',
  loanExample:
    'Your price and amounts: cents; interest in percent per 30 days; fee in percent, deducted from the amount.',
  disclosures:
    'What your law makes you state on every public page. Sums and rates follow from loanExample; the check calculates them.',
  phone:
    'The phone numbers that may register: most digits, pattern, an example to show, and the prefixes from abroad and within the country.',
  hosts: 'Hosts to which links and pictures in responses may lead; an empty list allows all.',
  service: 'Replaces {svc} in the paths of the calls; `paths` replaces the path of a single call.',
  refusals: "Your service's refusal codes, by what they mean: signedOut, noSuchOrder, nothingToRepay, …",
  sendsIdempotencyKey: 'Turn it on if your service can recognise a repeated request by its key.',
  timeZone: 'Payment reminders are for 09:00 in this time zone.',
};

const fieldOf = ([key, value]: [string, unknown]): string => {
  const comment = COMMENTS[key as keyof Brand];
  const json = JSON.stringify(value, null, 2).replace(/\n/g, '\n  ');
  return `${comment ? `  // ${comment}\n` : ''}  ${key}: ${json},`;
};

/**
 * What an editor and `npm test` need to check the types of a folder: the project's own settings, and where its files and packages are. A package of the
 * lender's is beside their files.
 */
export const editorSettings = (folder: string): string => {
  const app = `${relative(folder, root).split(sep).join('/')}/`;
  return `${JSON.stringify(
    {
      extends: `${app}tsconfig.json`,
      compilerOptions: {
        types: [`${app}node_modules/vite/client`, `${app}node_modules/@types/node`],
        // Types first: a React component from npm brings React along, which has none.
        paths: {
          'borrower-web/*': [`${app}*`],
          '*': [`${app}node_modules/@types/*`, './node_modules/*', `${app}node_modules/*`],
        },
      },
      include: ['.'],
      exclude: ['node_modules'],
    },
    null,
    2,
  )}\n`;
};

/**
 * The source of a brand: all required keys, with samples where only the lender knows the value.
 * @throws BuildError if the id, a language, the locale or the currency is invalid.
 */
export const newBrandSource = (wanted: NewBrand): string =>
  formatted(
    'brand.ts',
    `import type { Brand } from '${isOutside(wanted.folder) ? 'borrower-web/shared/brand' : '../..'}/brand.ts';

/** ${wanted.id}: every field is explained in the type. "npm run brand -- check" lists what is still a sample. */
export const brand: Brand = {
${Object.entries(valuesOf(wanted)).map(fieldOf).join('\n')}
};
`,
  );
