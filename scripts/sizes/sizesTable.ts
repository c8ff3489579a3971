import type { Bytes, PageSize } from './measureBuild.ts';

/** The pages of one brand. */
export interface BrandSizes {
  readonly brand: string;
  readonly pages: readonly PageSize[];
}

const number = (value: number): string => value.toLocaleString('en');

const both = (bytes: Bytes | undefined): readonly string[] =>
  bytes ? [number(bytes.brotli), number(bytes.gzip)] : ['', ''];

// Within the target, over it, or over the limit, which a test of the build refuses.
const verdict = ({ document, beforeScript, beforeScriptLimit, limit, aim }: PageSize): string => {
  if (document.brotli > limit || beforeScript > beforeScriptLimit) return '**over the limit**';
  return document.brotli > aim ? 'over the target' : '';
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const languagesIn = (sizes: readonly BrandSizes[]): readonly string[] =>
  [...new Set(sizes.flatMap(({ pages }) => pages.flatMap(({ languages }) => Object.keys(languages))))].sort();

const rowOf = (brand: string, size: PageSize, languages: readonly string[]): string =>
  row([
    `\`${size.page}\``,
    brand,
    ...both(size.document),
    number(size.beforeScript),
    size.later ? number(size.later) : '',
    number(size.aim),
    number(size.limit),
    ...languages.flatMap((language) => both(size.languages[language])),
    verdict(size),
  ]);

/** The sizes of all pages in all brands and languages, as a Markdown table in the order of the pages. */
export const sizesTable = (sizes: readonly BrandSizes[]): string => {
  const languages = languagesIn(sizes);
  const head = [
    ...['Page', 'Brand', 'brotli', 'gzip', 'Before the script', 'Later', 'Target', 'Limit'],
    ...languages.flatMap((language) => [`${language}, brotli`, `${language}, gzip`]),
    '',
  ];
  const names = [...new Set(sizes.flatMap(({ pages }) => pages.map(({ page }) => page)))];
  const rows = names.flatMap((name) =>
    sizes.flatMap(({ brand, pages }) =>
      pages.filter(({ page }) => page === name).map((size) => rowOf(brand, size, languages)),
    ),
  );
  const align = head.map((_, at) => (at < 2 || at === head.length - 1 ? '---' : '---:'));
  return [row(head), row(align), ...rows].join('\n');
};
