import { languageNames } from '../../shared/brand/brand.ts';

const known: { readonly [language: string]: string } = languageNames;

/** The name of each language in that language: of one that the app does not know, by the tables that Node has. */
export const namesOf = (languages: readonly string[]): { readonly [language: string]: string } =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      known[language] ?? new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language,
    ]),
  );
